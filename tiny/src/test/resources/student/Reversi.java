import java.util.ArrayList;

// A typical submission: one file, its own helper methods, null for no move, arrays padded with nulls.

class State {
    char[] board;

    public State(char[] arr) {
        board = arr.clone();
    }

    public int getScore() {
        int sum = 0;
        for (char c : board) sum += c == '1' ? 1 : c == '2' ? -1 : 0;
        return Integer.compare(sum, 0);
    }

    public boolean isTerminal() {
        return moves('1').isEmpty() && moves('2').isEmpty();
    }

    public State[] getSuccessors(char player) {
        ArrayList<State> list = moves(player);
        return list.isEmpty() ? null : list.toArray(new State[16]);
    }

    private ArrayList<State> moves(char player) {
        ArrayList<State> list = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            char[] b = board.clone();
            boolean ok = false;
            for (int d = 0; d < 9 && board[i] == '0'; d++) {
                int dy = d / 3 - 1, dx = d % 3 - 1, y = i / 4 + dy, x = i % 4 + dx, n = 0;
                while (d != 4 && on(y, x) && board[4 * y + x] != '0' && board[4 * y + x] != player) {
                    y += dy;
                    x += dx;
                    n++;
                }
                if (n == 0 || !on(y, x) || board[4 * y + x] != player) continue;
                ok = true;
                for (int k = 0; k <= n; k++) b[i + k * (4 * dy + dx)] = player;
            }
            if (ok) list.add(new State(b));
        }
        return list;
    }

    private static boolean on(int y, int x) {
        return y >= 0 && y < 4 && x >= 0 && x < 4;
    }

    public void printState(int option, char player) {}

    public String getBoard() {
        return new String(board);
    }

    public boolean equals(State src) {
        return getBoard().equals(src.getBoard());
    }
}

class Minimax {
    private static int value(State s, char player) {
        if (s.isTerminal()) return s.getScore();
        char other = player == '1' ? '2' : '1';
        State[] succ = s.getSuccessors(player);
        if (succ == null) return value(s, other);
        int best = player == '1' ? -1 : 1;
        for (int i = 0; succ[i] != null; i++) {
            int v = value(succ[i], other);
            best = player == '1' ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    public static int run(State curr_state, char player) {
        return value(curr_state, player);
    }

    public static int run_with_pruning(State curr_state, char player) {
        return value(curr_state, player);
    }
}

public class Reversi {
    public static void main(String[] args) {}
}
