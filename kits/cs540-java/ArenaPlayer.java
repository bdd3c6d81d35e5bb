import java.util.Scanner;

/**
 * Lets your classes play in Outflank's arena, on 4x4: reads boards and prints the square of the best successor by
 * Minimax.run_with_pruning. You do not need to change it.
 */
public class ArenaPlayer {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        char player = in.nextInt() == 0 ? '1' : '2';
        int size = in.nextInt();
        while (in.hasNext()) {
            StringBuilder rows = new StringBuilder();
            for (int row = 0; row < size; row++) {
                rows.append(in.next());
            }
            for (int moves = in.nextInt(); moves > 0; moves--) {
                in.next();
            }
            String board = rows.toString().replace('1', '2').replace('0', '1').replace('.', '0');
            System.out.println(newSquare(board, best(new State(board.toCharArray()), player).getBoard()));
            System.out.flush();
        }
    }

    private static State best(State state, char player) {
        char other = player == '1' ? '2' : '1';
        State best = null;
        int bestValue = 0;
        for (State next : state.getSuccessors(player)) {
            int value = Minimax.run_with_pruning(next, other) * (player == '1' ? 1 : -1);
            if (best == null || value > bestValue) {
                best = next;
                bestValue = value;
            }
        }
        return best;
    }

    /** The square that was empty before. */
    private static String newSquare(String before, String after) {
        int square = 0;
        while (before.charAt(square) != '0' || after.charAt(square) == '0') {
            square++;
        }
        return (char) ('a' + square % 4) + "" + (square / 4 + 1);
    }
}
