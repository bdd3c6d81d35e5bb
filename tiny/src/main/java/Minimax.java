import java.util.Optional;

/** Minimax and alpha-beta to the end of the game: dark ('1') maximises, light ('2') minimises. */
@SuppressWarnings("DefaultPackage") // the course runs `java Reversi`, which uses this class
class Minimax {
    private static final int INFINITY = Integer.MAX_VALUE;

    /** Number of states explored in the last run, which the exercise defines as calls of Max-Value and Min-Value. */
    static int explored;

    private Minimax() {}

    static int max_value(State curr_state) {
        explored++;
        if (curr_state.isTerminal()) {
            return curr_state.getScore();
        }
        int best = -INFINITY;
        for (State next : curr_state.choices('1')) {
            best = Math.max(best, min_value(next));
        }
        return best;
    }

    static int min_value(State curr_state) {
        explored++;
        if (curr_state.isTerminal()) {
            return curr_state.getScore();
        }
        int best = INFINITY;
        for (State next : curr_state.choices('2')) {
            best = Math.min(best, max_value(next));
        }
        return best;
    }

    static int max_value_with_pruning(State curr_state, int alpha, int beta) {
        explored++;
        if (curr_state.isTerminal()) {
            return curr_state.getScore();
        }
        for (State next : curr_state.choices('1')) {
            alpha = Math.max(alpha, min_value_with_pruning(next, alpha, beta));
            if (alpha >= beta) {
                return beta;
            }
        }
        return alpha;
    }

    static int min_value_with_pruning(State curr_state, int alpha, int beta) {
        explored++;
        if (curr_state.isTerminal()) {
            return curr_state.getScore();
        }
        for (State next : curr_state.choices('2')) {
            beta = Math.min(beta, max_value_with_pruning(next, alpha, beta));
            if (alpha >= beta) {
                return alpha;
            }
        }
        return beta;
    }

    /** The game theoretic value for the player to move. */
    public static int run(State curr_state, char player) {
        explored = 0;
        return player == '1' ? max_value(curr_state) : min_value(curr_state);
    }

    /** The same value, with fewer states explored. */
    public static int run_with_pruning(State curr_state, char player) {
        explored = 0;
        return player == '1'
                ? max_value_with_pruning(curr_state, -INFINITY, INFINITY)
                : min_value_with_pruning(curr_state, -INFINITY, INFINITY);
    }

    /** The first choice with the best value; empty if the game is over. */
    static Optional<State> move(State state, char player, boolean pruning) {
        State best = null;
        int alpha = -INFINITY;
        int beta = INFINITY;
        for (State next : state.choices(player)) {
            // For a choice that is not better, the pruned search returns a bound of its window, so the first best
            // stays.
            if (player == '1') {
                int value = pruning ? min_value_with_pruning(next, alpha, beta) : min_value(next);
                if (value > alpha) {
                    alpha = value;
                    best = next;
                }
            } else {
                int value = pruning ? max_value_with_pruning(next, alpha, beta) : max_value(next);
                if (value < beta) {
                    beta = value;
                    best = next;
                }
            }
        }
        return Optional.ofNullable(best);
    }
}
