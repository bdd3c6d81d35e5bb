import java.util.ArrayList;
import java.util.List;

// A submission for CS540: the course's types, everything in one file.

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
        return moves(player).toArray(new State[0]);
    }

    List<State> moves(char player) {
        List<State> list = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            char[] next = board.clone();
            int turned = 0;
            for (int d = 0; d < 9 && board[i] == '0'; d++) {
                int dy = d / 3 - 1, dx = d % 3 - 1, n = 1;
                while (d != 4 && at(i / 4 + n * dy, i % 4 + n * dx) == other(player)) n++;
                if (n == 1 || at(i / 4 + n * dy, i % 4 + n * dx) != player) continue;
                turned += n - 1;
                for (int k = 1; k < n; k++) next[i + k * (4 * dy + dx)] = player;
            }
            next[i] = turned > 0 ? player : next[i];
            if (turned > 0) list.add(new State(next));
        }
        return list;
    }

    List<State> choices(char player) {
        List<State> list = moves(player);
        if (list.isEmpty() && !isTerminal()) list.add(this);
        return list;
    }

    private char at(int y, int x) {
        return y < 0 || x < 0 || y > 3 || x > 3 ? '0' : board[4 * y + x];
    }

    static char other(char player) {
        return player == '1' ? '2' : '1';
    }

    public void printState(int option, char player) {
        if (option == 1) {
            for (State s : choices(player)) System.out.println(s.getBoard());
        } else if (option == 2) {
            System.out.println(isTerminal() ? String.valueOf(getScore()) : "non-terminal");
        } else if (option == 3 || option == 5) {
            System.out.println(option == 3 ? Minimax.run(this, player) : Minimax.run_with_pruning(this, player));
            System.out.println(Minimax.calls);
        } else {
            State best = null;
            int bestValue = 0;
            for (State s : choices(player)) {
                int v = Minimax.run(s, other(player)) * (player == '1' ? 1 : -1);
                if (best == null || v > bestValue) {
                    best = s;
                    bestValue = v;
                }
            }
            if (best != null) System.out.println(best.getBoard());
        }
    }

    public String getBoard() {
        return new String(board);
    }

    public boolean equals(State src) {
        return getBoard().equals(src.getBoard());
    }
}

class Minimax {
    static int calls;

    private static int value(State s, char player, int alpha, int beta, boolean cut) {
        calls++;
        if (s.isTerminal()) return s.getScore();
        int best = player == '1' ? -2 : 2;
        for (State next : s.choices(player)) {
            int v = value(next, State.other(player), alpha, beta, cut);
            best = player == '1' ? Math.max(best, v) : Math.min(best, v);
            if (player == '1') alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (cut && alpha >= beta) return player == '1' ? beta : alpha;
        }
        return cut ? (player == '1' ? alpha : beta) : best;
    }

    public static int run(State curr_state, char player) {
        calls = 0;
        return value(curr_state, player, -9, 9, false);
    }

    public static int run_with_pruning(State curr_state, char player) {
        calls = 0;
        return value(curr_state, player, -9, 9, true);
    }
}

public class Reversi {
    public static void main(String[] args) {
        new State(args[2].toCharArray()).printState(Integer.parseInt(args[0]) / 100, args[1].charAt(0));
    }
}
