import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A 4x4 board in reading order: '0' empty, '1' dark, '2' light. The course prescribes the public signatures. */
@SuppressWarnings("DefaultPackage") // the course runs `java Reversi`, which uses this class
class State {
    private static final int SIDE = 4;

    char[] board;

    public State(char[] arr) {
        board = arr.clone();
    }

    static char opponent(char player) {
        return player == '1' ? '2' : '1';
    }

    /** 1 if dark has more disks, -1 if light has, 0 if neither: the game's value once it is over. */
    public int getScore() {
        int lead = 0;
        for (char disk : board) {
            lead += disk == '1' ? 1 : disk == '2' ? -1 : 0;
        }
        return Integer.signum(lead);
    }

    public boolean isTerminal() {
        return getSuccessors('1').length == 0 && getSuccessors('2').length == 0;
    }

    /** The boards after each move of the player, in reading order of the new disk; empty if there is no move. */
    public State[] getSuccessors(char player) {
        List<State> successors = new ArrayList<>();
        for (int square = 0; square < board.length; square++) {
            State next = new State(board);
            if (board[square] == '0' && next.place(square, player)) {
                successors.add(next);
            }
        }
        return successors.toArray(State[]::new);
    }

    /** The player's choices: the boards after its moves, the same board for a pass, none if the game is over. */
    State[] choices(char player) {
        State[] moves = getSuccessors(player);
        boolean pass = moves.length == 0 && getSuccessors(opponent(player)).length > 0;
        return pass ? new State[] {this} : moves;
    }

    /** Places a disk on an empty square and flips the enclosed ones; changes nothing and returns false if none are. */
    private boolean place(int square, char player) {
        boolean turned = false;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                turned |= turnLine(square / SIDE, square % SIDE, down, right, player);
            }
        }
        if (turned) {
            board[square] = player;
        }
        return turned;
    }

    private boolean turnLine(int row, int column, int down, int right, char player) {
        int length = 1;
        while (disk(row + length * down, column + length * right) == opponent(player)) {
            length++;
        }
        // The direction (0, 0) stays on the empty square and never encloses a disk.
        if (length == 1 || disk(row + length * down, column + length * right) != player) {
            return false;
        }
        for (int step = 1; step < length; step++) {
            board[(row + step * down) * SIDE + column + step * right] = player;
        }
        return true;
    }

    /** The content of a square; '0' outside the board. */
    private char disk(int row, int column) {
        boolean inside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
        return inside ? board[row * SIDE + column] : '0';
    }

    /** Prints the answer to a part of the exercise; {@code option} is FLAG / 100. */
    public void printState(int option, char player) {
        print(option, player, System.out);
    }

    void print(int option, char player, PrintStream out) {
        switch (option) {
            case 1 -> {
                for (State next : choices(player)) {
                    line(out, next.getBoard());
                }
            }
            case 2 -> line(out, isTerminal() ? getScore() : "non-terminal");
            case 3 -> {
                line(out, Minimax.run(this, player));
                line(out, Minimax.explored);
            }
            case 5 -> {
                line(out, Minimax.run_with_pruning(this, player));
                line(out, Minimax.explored);
            }
            case 4, 6 -> Minimax.move(this, player, option == 6).ifPresent(next -> line(out, next.getBoard()));
            default -> throw new IllegalArgumentException("expected an option from 1 to 6, got " + option);
        }
    }

    /** Uses '\n' instead of println, so that the output is the same on every system. */
    private static void line(PrintStream out, Object value) {
        out.print(value + "\n");
    }

    public String getBoard() {
        return new String(board);
    }

    @SuppressWarnings("NonOverridingEquals") // the course's signature
    public boolean equals(State src) {
        return Arrays.equals(board, src.board);
    }
}
