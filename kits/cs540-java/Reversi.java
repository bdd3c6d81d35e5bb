import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The program of the assignment: java Reversi FLAG player board. */
public class Reversi {
    public static void main(String[] args) {
        if (args.length != 3
                || !args[0].matches("[1-6]00")
                || !args[1].matches("[12]")
                || !args[2].matches("[012]{16}")) {
            System.err.println("Usage: java Reversi FLAG player board, like java Reversi 100 1 0000021001200000");
            System.exit(2);
        }
        State state = new State(args[2].toCharArray());
        state.printState(Integer.parseInt(args[0]) / 100, args[1].charAt(0));
    }
}

/** A position of Reversi on 4x4: sixteen characters in reading order, '0' empty, '1' dark, '2' light. */
class State {
    private static final int SIDE = 4;

    char[] board;

    public State(char[] arr) {
        board = Arrays.copyOf(arr, arr.length);
    }

    /** 1 if dark has more discs, -1 if light has more, 0 if both have the same number. */
    public int getScore() {
        int lead = 0;
        for (char disc : board) {
            if (disc == '1') {
                lead++;
            } else if (disc == '2') {
                lead--;
            }
        }
        return Integer.signum(lead);
    }

    public boolean isTerminal() {
        return getSuccessors('1').length == 0 && getSuccessors('2').length == 0;
    }

    /** The boards after each of the player's moves, in reading order; an empty array if there is no legal move. */
    public State[] getSuccessors(char player) {
        List<State> successors = new ArrayList<>();
        for (int row = 0; row < SIDE; row++) {
            for (int col = 0; col < SIDE; col++) {
                State next = afterMove(row, col, player);
                if (next != null) {
                    successors.add(next);
                }
            }
        }
        return successors.toArray(new State[0]);
    }

    /** The board after a move; null if it flips no disc. */
    private State afterMove(int row, int col, char player) {
        State next = new State(board);
        int flipped = 0;
        for (int down = -1; down <= 1 && at(row, col) == '0'; down++) {
            for (int right = -1; right <= 1; right++) {
                for (int step = flipsInDirection(row, col, down, right, player); step > 0; step--) {
                    next.board[(row + step * down) * SIDE + col + step * right] = player;
                    flipped++;
                }
            }
        }
        next.board[row * SIDE + col] = player;
        return flipped > 0 ? next : null;
    }

    private int flipsInDirection(int row, int col, int down, int right, char player) {
        char other = player == '1' ? '2' : '1';
        int length = 1;
        while (at(row + length * down, col + length * right) == other) {
            length++;
        }
        return at(row + length * down, col + length * right) == player ? length - 1 : 0;
    }

    private char at(int row, int col) {
        return row >= 0 && row < SIDE && col >= 0 && col < SIDE ? board[row * SIDE + col] : '0';
    }

    /** Prints the answer for an option, which is FLAG / 100. */
    public void printState(int option, char player) {
        State[] successors = getSuccessors(player);
        switch (option) {
            case 1:
                // When the player can only pass, the course requires the same board again: YOUR TURN.
                for (State next : successors) {
                    System.out.println(next.getBoard());
                }
                break;
            case 2:
                System.out.println(isTerminal() ? String.valueOf(getScore()) : "non-terminal");
                break;
            case 3:
                System.out.println(Minimax.run(this, player));
                break;
            case 5:
                System.out.println(Minimax.run_with_pruning(this, player));
                break;
            default:
                // Options 4 and 6 require the best successor. This takes the first: YOUR TURN.
                if (successors.length > 0) {
                    System.out.println(successors[0].getBoard());
                }
        }
    }

    public String getBoard() {
        return new String(board);
    }

    public boolean equals(State src) {
        return Arrays.equals(board, src.board);
    }
}

/**
 * The game tree: dark, '1', maximizes the value and light, '2', minimizes it.
 *
 * YOUR TURN. None of these methods looks ahead yet: each returns the value of the position as it is now. Let max_value
 * look at all successors of '1' through min_value, and min_value at those of '2' through max_value, down to the end of
 * the game. Then do the same with alpha and beta, and count how much work that saves.
 */
class Minimax {
    private Minimax() {}

    static int max_value(State curr_state) {
        return curr_state.getScore();
    }

    static int min_value(State curr_state) {
        return curr_state.getScore();
    }

    static int max_value_with_pruning(State curr_state, int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, curr_state.getScore()));
    }

    static int min_value_with_pruning(State curr_state, int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, curr_state.getScore()));
    }

    /** The value of a position in which this player is to move. */
    public static int run(State curr_state, char player) {
        return player == '1' ? max_value(curr_state) : min_value(curr_state);
    }

    public static int run_with_pruning(State curr_state, char player) {
        int infinity = Integer.MAX_VALUE;
        return player == '1'
                ? max_value_with_pruning(curr_state, -infinity, infinity)
                : min_value_with_pruning(curr_state, -infinity, infinity);
    }
}
