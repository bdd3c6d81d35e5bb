import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A game of Reversi Tiny against the alpha-beta search. It uses only the course's signatures, so that it also plays
 * against a student's Reversi.java.
 */
@SuppressWarnings("DefaultPackage") // the course runs `java CLIReversi`
public class CLIReversi {
    private static final String START = "0000021001200000";

    private final Scanner in;
    private final PrintStream out;

    private CLIReversi(InputStream in, PrintStream out) {
        this.in = new Scanner(in, StandardCharsets.UTF_8);
        this.out = out;
    }

    public static void main(String[] args) {
        int exitCode = play(System.in, System.out);
        if (exitCode != 0) {
            System.exit(exitCode);
        }
    }

    /** Plays one game and returns the exit code, 0 even if the input ends before the game does. */
    public static int play(InputStream in, PrintStream out) {
        try {
            new CLIReversi(in, out).game();
        } catch (EndOfInput e) {
            out.print("\nThe input ended, so the game ends here.\n");
        }
        out.flush();
        return 0;
    }

    private void game() {
        char human = (char) ('0' + ask("Which player do you play as (1 or 2)? ", 2));
        char player = (char) ('0' + ask("Which player plays first (1 or 2)? ", 2));
        State state = new State(START.toCharArray());
        draw(state);
        while (!state.isTerminal()) {
            SortedMap<Integer, State> moves = moves(state, player);
            if (moves.isEmpty()) {
                out.print("Player " + player + " can't move\n");
            } else {
                int move = player == human ? humanMove(player, moves) : computerMove(player, moves);
                state = moves.get(move);
                out.print("Player " + player + " plays " + move + "\n");
                draw(state);
            }
            player = opponent(player);
        }
        int score = state.getScore();
        out.print(score > 0 ? "Player 1 Wins!\n" : score < 0 ? "Player 2 Wins!\n" : "Tied Game!\n");
    }

    private static char opponent(char player) {
        return player == '1' ? '2' : '1';
    }

    /**
     * The successors by the position, 1 to 16, of the new disk. For a pass, student programs return null, null elements,
     * an empty array or the same board: none of these has a new disk.
     */
    private static SortedMap<Integer, State> moves(State state, char player) {
        SortedMap<Integer, State> moves = new TreeMap<>();
        State[] successors = state.getSuccessors(player);
        String before = state.getBoard();
        for (State next : successors == null ? new State[0] : successors) {
            for (int square = 0; next != null && square < before.length(); square++) {
                if (before.charAt(square) == '0' && next.getBoard().charAt(square) == player) {
                    moves.put(square + 1, next);
                }
            }
        }
        return moves;
    }

    private int humanMove(char player, SortedMap<Integer, State> moves) {
        while (true) {
            int move = ask("Player " + player + ", your position (1-16)? ", START.length());
            if (moves.containsKey(move)) {
                return move;
            }
            out.print("You can't play at " + move + ", only at one of " + moves.keySet() + ".\n");
        }
    }

    /** The first move with the best value, as with FLAG 600. */
    private static int computerMove(char player, SortedMap<Integer, State> moves) {
        int sign = player == '1' ? 1 : -1;
        int best = 0;
        int bestValue = Integer.MIN_VALUE;
        for (int move : moves.keySet()) {
            int value = sign * Minimax.run_with_pruning(moves.get(move), opponent(player));
            if (value > bestValue) {
                bestValue = value;
                best = move;
            }
        }
        return best;
    }

    /** Asks until the answer is a number from 1 to the limit. */
    private int ask(String question, int limit) {
        while (true) {
            out.print(question);
            out.flush();
            if (!in.hasNextLine()) {
                throw new EndOfInput();
            }
            String answer = in.nextLine().strip();
            int number = answer.matches("\\d{1,9}") ? Integer.parseInt(answer) : 0;
            if (number >= 1 && number <= limit) {
                return number;
            }
            out.print("That is not a number from 1 to " + limit + ".\n");
        }
    }

    private void draw(State state) {
        StringBuilder drawing = new StringBuilder("-----\n");
        String board = state.getBoard().replace('0', ' ');
        for (int row = 0; row < board.length(); row += 4) {
            String disks = board.substring(row, row + 4);
            drawing.append("| ").append(String.join(" | ", disks.split(""))).append(" |\n-----\n");
        }
        out.print(drawing);
    }

    private static final class EndOfInput extends RuntimeException {}
}
