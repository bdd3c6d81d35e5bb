package dev.outflank.protocol.lab8;

import dev.outflank.protocol.Greedy;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A random game of a human against the greedy player: the human's input, and the output that the handout requires. */
final class RandomLab8Game {
    private final Colour computer;
    private final List<String> humansMoves = new ArrayList<>();
    private final StringBuilder output = new StringBuilder("Enter the board dimension: Computer plays (B/W): ");
    private Game game;

    RandomLab8Game(int size, Colour computer, long seed) {
        this.computer = computer;
        this.game = Game.start(size);
        Random random = new Random(seed);
        show();
        while (!game.isOver()) {
            step(random);
        }
        int difference = game.position().discs(Colour.BLACK) - game.position().discs(Colour.WHITE);
        output.append(difference > 0 ? "B player wins.\n" : difference < 0 ? "W player wins.\n" : "Draw!\n");
    }

    private void step(Random random) {
        Position position = game.position();
        Colour side = position.toMove();
        List<Move> moves = position.moves();
        if (moves.isEmpty()) {
            output.append(side == Colour.BLACK ? "B" : "W").append(" player has no valid move.\n");
            game = game.play(Move.PASS);
            return;
        }
        Move move;
        if (side == computer) {
            move = new Greedy().choose(game, Clock.UNLIMITED);
            output.append("Computer places %s at %s.\n".formatted(side == Colour.BLACK ? "B" : "W", letters(move)));
        } else {
            move = moves.get(random.nextInt(moves.size()));
            output.append("Enter move for colour %s (RowCol): ".formatted(side == Colour.BLACK ? "B" : "W"));
            humansMoves.add(letters(move));
        }
        game = game.play(move);
        show();
    }

    private void show() {
        int size = game.position().size();
        output.append("  ").append("abcdefghijklmnopqrstuvwxyz", 0, size).append('\n');
        String[] rows = BoardText.board(game.position(), 'B', 'W', 'U', " ").split(" ");
        for (int row = 0; row < size; row++) {
            output.append((char) ('a' + row)).append(' ').append(rows[row]).append('\n');
        }
    }

    private static String letters(Move move) {
        return "" + (char) ('a' + move.row()) + (char) ('a' + move.column());
    }

    Game game() {
        return game;
    }

    List<String> humansMoves() {
        return humansMoves;
    }

    /** The human's input. */
    String input() {
        return game.position().size() + "\n" + computer.letter() + "\n" + String.join("\n", humansMoves) + "\n";
    }

    /** The expected output. */
    String output() {
        return output.toString();
    }

    /** Whether this side had to pass. */
    boolean passes(Colour side) {
        List<Position> positions = game.positions();
        List<Move> moves = game.moves();
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i).isPass() && positions.get(i).toMove() == side) {
                return true;
            }
        }
        return false;
    }
}
