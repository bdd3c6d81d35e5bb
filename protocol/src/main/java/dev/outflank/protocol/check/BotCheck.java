package dev.outflank.protocol.check;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.BoardDiagram;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game of a program against random moves that checks whether it follows its protocol and the rules.
 *
 * @param side the program's colour
 * @param game the game up to the violation, or to its end
 * @param violation the first violation, which ended the game
 * @param remarks tolerated deviations from the protocol
 */
public record BotCheck(Colour side, Game game, Optional<Violation> violation, List<String> remarks) {
    /**
     * A violation of the protocol or the rules.
     *
     * @param reason one sentence
     * @param board diagram of the board and its legal moves, after an illegal move
     * @param hint how the author can fix it
     */
    public record Violation(Verdict verdict, String reason, Optional<String> board, Optional<String> hint) {}

    /** Plays the game and closes the dialogue. */
    public static BotCheck run(
            Dialogue dialogue,
            Leniency leniency,
            Game start,
            Colour side,
            Notation notation,
            RandomGenerator opponent) {
        Game game = start;
        Optional<Violation> violation = Optional.empty();
        try (dialogue) {
            dialogue.open(start, side);
            while (!game.isOver() && violation.isEmpty()) {
                Position position = game.position();
                Move move = position.toMove() == side ? dialogue.requestMove(game) : randomMove(position, opponent);
                if (position.isLegal(move)) {
                    game = game.play(move);
                } else {
                    violation = Optional.of(new Violation(
                            Verdict.ILLEGAL_MOVE,
                            "At move " + (game.ply() + 1) + " " + IllegalMoveMessage.sentence(position, move, notation),
                            Optional.of(BoardDiagram.format(position, notation)),
                            Optional.empty()));
                }
            }
            if (violation.isEmpty()) {
                finish(dialogue, game, leniency);
            }
        } catch (BotException fault) {
            violation = Optional.of(new Violation(fault.verdict(), fault.reason(), Optional.empty(), fault.hint()));
        }
        return new BotCheck(side, game, violation, leniency.remarks());
    }

    /** Ends the dialogue. As in a match, the result stands if the program fails after the end of the game. */
    private static void finish(Dialogue dialogue, Game end, Leniency leniency) throws BotException {
        try {
            dialogue.finish(end);
        } catch (BotException fault) {
            if (fault.verdict() == Verdict.INTERNAL) {
                throw fault;
            }
            leniency.remark("After the end of the game, " + fault.verdict() + ": " + fault.reason());
        }
    }

    private static Move randomMove(Position position, RandomGenerator opponent) {
        int moves = position.mobility();
        return moves == 0 ? Move.PASS : position.move(opponent.nextInt(moves));
    }
}
