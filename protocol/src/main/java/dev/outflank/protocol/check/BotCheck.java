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
 * One game of a program against random moves, to see whether it keeps to its protocol and to the rules.
 *
 * @param side the program's colour
 * @param game as far as it came
 * @param violation the first thing that is wrong, and ended the game
 * @param remarks what is not quite as the protocol wants it, but was understood
 */
public record BotCheck(Colour side, Game game, Optional<Violation> violation, List<String> remarks) {
    /**
     * What is wrong.
     *
     * @param reason a sentence
     * @param board the board and the legal moves, where a move was at fault; over several lines
     * @param hint what the author can do about it
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
                dialogue.finish(game);
            }
        } catch (BotException fault) {
            violation = Optional.of(new Violation(fault.verdict(), fault.reason(), Optional.empty(), fault.hint()));
        }
        return new BotCheck(side, game, violation, leniency.remarks());
    }

    private static Move randomMove(Position position, RandomGenerator opponent) {
        int moves = position.mobility();
        return moves == 0 ? Move.PASS : position.move(opponent.nextInt(moves));
    }
}
