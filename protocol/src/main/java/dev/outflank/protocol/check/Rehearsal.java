package dev.outflank.protocol.check;

import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Verdict;
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
 * @param finding the first thing that is wrong, and ended the game
 * @param remarks what is not quite as the protocol wants it, but was understood
 */
public record Rehearsal(Colour side, Game game, Optional<Finding> finding, List<String> remarks) {
    /**
     * What is wrong.
     *
     * @param reason a sentence
     * @param board the board and the legal moves, where a move was at fault; over several lines
     * @param hint what the author can do about it
     */
    public record Finding(Verdict verdict, String reason, Optional<String> board, Optional<String> hint) {}

    /** Plays the game and closes the dialogue. */
    public static Rehearsal play(
            Dialogue dialogue,
            Leniency leniency,
            Game start,
            Colour side,
            Notation notation,
            RandomGenerator opponent) {
        Game game = start;
        Optional<Finding> finding = Optional.empty();
        try (dialogue) {
            dialogue.open(start, side);
            while (!game.isOver() && finding.isEmpty()) {
                Position position = game.position();
                Move move = position.toMove() == side ? dialogue.ask(game) : random(position, opponent);
                if (position.isLegal(move)) {
                    game = game.play(move);
                } else {
                    finding = Optional.of(new Finding(
                            Verdict.ILLEGAL_MOVE,
                            "At move " + (game.ply() + 1) + " " + IllegalMove.sentence(position, move, notation),
                            Optional.of(IllegalMove.board(position, notation)),
                            Optional.empty()));
                }
            }
            if (finding.isEmpty()) {
                dialogue.finish(game);
            }
        } catch (BotFault fault) {
            finding = Optional.of(new Finding(fault.verdict(), fault.reason(), Optional.empty(), fault.hint()));
        }
        return new Rehearsal(side, game, finding, leniency.remarks());
    }

    private static Move random(Position position, RandomGenerator opponent) {
        int moves = position.mobility();
        return moves == 0 ? Move.PASS : position.move(opponent.nextInt(moves));
    }
}
