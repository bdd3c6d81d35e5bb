/**
 * The game tree: dark, '1', wants the highest value and light, '2', the lowest.
 *
 * YOUR TURN. None of these methods looks ahead yet: each takes the position for what it is worth now. Let max_value
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
