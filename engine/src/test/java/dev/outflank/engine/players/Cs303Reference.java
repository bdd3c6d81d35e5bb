package dev.outflank.engine.players;

import dev.outflank.rules.Move;
import java.util.List;

/** Reference implementation of the CS303 report's pseudo-code, on a naive board and without pruning. */
final class Cs303Reference {
    private static final int[][] MAP = {
        {1000, -200, 40, 40, 40, 40, -200, 1000},
        {-200, -500, -7, -7, -7, -7, -500, -200},
        {40, -7, 3, 2, 2, 3, -7, 40},
        {40, -7, 2, 1, 1, 2, -7, 40},
        {40, -7, 2, 1, 1, 2, -7, 40},
        {40, -7, 3, 2, 2, 3, -7, 40},
        {-200, -500, -7, -7, -7, -7, -500, -200},
        {1000, -200, 40, 40, 40, 40, -200, 1000},
    };

    /** Per stage: the highest number of discs, then the weights of mobility, weight, number, stable and connect. */
    private static final double[][] STAGES = {
        {15, 50, 1, -20, 500, 0},
        {30, 150, 1, -10, 400, 0},
        {40, 100, 1, -5, 300, 200},
        {50, 80, 1, 0, 250, 160},
        {60, 50, 0.5, 50, 150, 100},
        {64, 50, 0, 200, 100, 100},
    };

    private Cs303Reference() {}

    static Move best(CharBoard board, char player, int depth) {
        Move best = Move.PASS;
        double highest = Double.NEGATIVE_INFINITY;
        for (Move move : board.moves(player)) {
            double value = minimax(move, board.after(move, player), player, CharBoard.other(player), depth - 1);
            if (value > highest) {
                highest = value;
                best = move;
            }
        }
        return best;
    }

    private static double minimax(Move previous, CharBoard board, char player, char turn, int depth) {
        List<Move> moves = board.moves(turn);
        if (depth == 0 || moves.isEmpty()) {
            return evaluation(previous, board, player);
        }
        double best = turn == player ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (Move move : moves) {
            double value = minimax(move, board.after(move, turn), player, CharBoard.other(turn), depth - 1);
            best = turn == player ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    static double evaluation(Move previous, CharBoard board, char player) {
        int discs = 64 - board.count('U');
        int stage = 0;
        while (discs > STAGES[stage][0]) {
            stage++;
        }
        double[] k = STAGES[stage];
        int mobility = board.moves(player).size()
                - board.moves(CharBoard.other(player)).size();
        int connected = 1 + around(previous.row(), previous.column(), board, new boolean[8][8]);
        return k[1] * mobility
                + k[2] * weight(board, player)
                + k[3] * board.lead(player)
                + k[4] * stable(board, player)
                + k[5] * (connected % 2 == 1 ? 1 : -1);
    }

    private static int weight(CharBoard board, char player) {
        int[][] map = new int[8][];
        for (int row = 0; row < 8; row++) {
            map[row] = MAP[row].clone();
        }
        for (int i = 0; i < 8; i += 7) {
            for (int j = 0; j < 8; j += 7) {
                if (board.cells[i][j] == player) {
                    int inI = i == 0 ? 1 : 6;
                    int inJ = j == 0 ? 1 : 6;
                    map[i][inJ] = 500;
                    map[inI][j] = 500;
                    map[inI][inJ] = 500;
                }
            }
        }
        int sum = 0;
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) {
                sum += board.cells[i][j] == 'U' ? 0 : board.cells[i][j] == player ? map[i][j] : -map[i][j];
            }
        }
        return sum;
    }

    private static int stable(CharBoard board, char player) {
        boolean[][] s = new boolean[8][8];
        for (int i = 0; i < 8; i += 7) {
            for (int j = 0; j < 8; j += 7) {
                int down = i == 0 ? 1 : -1;
                int right = j == 0 ? 1 : -1;
                for (int k = 0; k < 8 && board.cells[i + k * down][j] == player; k++) {
                    s[i + k * down][j] = true;
                }
                for (int k = 0; k < 8 && board.cells[i][j + k * right] == player; k++) {
                    s[i][j + k * right] = true;
                }
            }
        }
        for (int round = 0; round < 64; round++) {
            for (int i = 1; i < 7; i++) {
                for (int j = 1; j < 7; j++) {
                    boolean upLeft = s[i - 1][j] && s[i][j - 1] && (s[i - 1][j + 1] || s[i + 1][j - 1]);
                    boolean upRight = s[i - 1][j] && s[i][j + 1] && (s[i - 1][j - 1] || s[i + 1][j + 1]);
                    boolean downLeft = s[i][j - 1] && s[i + 1][j] && (s[i - 1][j - 1] || s[i + 1][j + 1]);
                    boolean downRight = s[i + 1][j] && s[i][j + 1] && (s[i + 1][j - 1] || s[i - 1][j + 1]);
                    s[i][j] |= board.cells[i][j] == player && (upLeft || upRight || downLeft || downRight);
                }
            }
        }
        int count = 0;
        for (boolean[] row : s) {
            for (boolean stable : row) {
                count += stable ? 1 : 0;
            }
        }
        return count;
    }

    /** Number of empty squares connected to a square, which is not counted itself. */
    private static int around(int i, int j, CharBoard board, boolean[][] mark) {
        mark[i][j] = true;
        return smooth(i + 1, j, board, mark)
                + smooth(i - 1, j, board, mark)
                + smooth(i, j + 1, board, mark)
                + smooth(i, j - 1, board, mark);
    }

    private static int smooth(int i, int j, CharBoard board, boolean[][] mark) {
        if (i < 0 || j < 0 || i > 7 || j > 7 || board.cells[i][j] != 'U' || mark[i][j]) {
            return 0;
        }
        return 1 + around(i, j, board, mark);
    }
}
