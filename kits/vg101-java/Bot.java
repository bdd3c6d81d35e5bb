import java.util.Scanner;

/** A VG101 bot. It already follows the protocol and the rules; how well it plays is up to you: see chooseMove. */
public class Bot {
    static final int SIZE = 8;
    static final int EMPTY = 0;
    static final int ME = 1;
    static final int OTHER = 2;

    /** EMPTY, ME or OTHER; row first. */
    private int[][] board = new int[SIZE][SIZE];
    private boolean iAmBlack;

    /** A square, both numbers from 0. */
    record Square(int row, int col) {}

    private int at(int row, int col) {
        return row >= 0 && row < SIZE && col >= 0 && col < SIZE ? board[row][col] : EMPTY;
    }

    /** Number of discs that a move flips in one direction. */
    private int flipsInDirection(Square square, int side, int down, int right) {
        int length = 1;
        while (at(square.row + length * down, square.col + length * right) == ME + OTHER - side) {
            length++;
        }
        return at(square.row + length * down, square.col + length * right) == side ? length - 1 : 0;
    }

    /** Number of discs that a move flips; 0 if it is not legal. */
    int flips(Square square, int side) {
        int sum = 0;
        for (int down = -1; down <= 1 && board[square.row][square.col] == EMPTY; down++) {
            for (int right = -1; right <= 1; right++) {
                sum += flipsInDirection(square, side, down, right);
            }
        }
        return sum;
    }

    void play(Square square, int side) {
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                for (int step = flipsInDirection(square, side, down, right); step > 0; step--) {
                    board[square.row + step * down][square.col + step * right] = side;
                }
            }
        }
        board[square.row][square.col] = side;
    }

    /** YOUR TURN. This takes the first legal move; null if there is none. */
    Square chooseMove() {
        for (int row = 0; row < SIZE; row++) {
            for (int col = 0; col < SIZE; col++) {
                if (flips(new Square(row, col), ME) > 0) {
                    return new Square(row, col);
                }
            }
        }
        return null;
    }

    /** The course requires the board on stderr: X is black, O is white, ' marks a legal move of the side to move. */
    private void draw(int toMove) {
        String line = "\n +---+---+---+---+---+---+---+---+\n";
        StringBuilder text = new StringBuilder("   a   b   c   d   e   f   g   h").append(line);
        for (int row = 0; row < SIZE; row++) {
            text.append(row + 1).append('|');
            for (int col = 0; col < SIZE; col++) {
                char sign = (board[row][col] == ME) == iAmBlack ? 'X' : 'O';
                if (board[row][col] == EMPTY) {
                    sign = flips(new Square(row, col), toMove) > 0 ? '\'' : ' ';
                }
                text.append(' ').append(sign).append(" |");
            }
            text.append(line);
        }
        System.err.print(text);
    }

    private void answer() {
        draw(ME);
        Square move = chooseMove();
        if (move == null) {
            say("PASS");
        } else {
            play(move, ME);
            say((char) ('a' + move.col) + " " + (move.row + 1));
            draw(OTHER);
        }
    }

    private static void say(String text) {
        System.out.println(text);
        System.out.flush(); // otherwise the judge receives nothing
    }

    private static Square square(Scanner in) {
        int col = in.next().charAt(0) - 'a';
        return new Square(in.nextInt() - 1, col);
    }

    public static void main(String[] args) {
        Bot bot = new Bot();
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            switch (in.next()) {
                case "START" -> bot = new Bot();
                case "PLACE" -> {
                    Square square = square(in);
                    bot.board[square.row][square.col] = in.nextInt();
                }
                case "DONE" -> say("OK");
                case "BEGIN" -> {
                    bot.iAmBlack = true;
                    bot.answer();
                }
                case "TURN" -> {
                    bot.play(square(in), OTHER);
                    bot.answer();
                }
                case "PASS" -> bot.answer();
                case "END" -> {
                    return;
                }
                default -> System.err.println("Unknown message from the judge.");
            }
        }
    }
}
