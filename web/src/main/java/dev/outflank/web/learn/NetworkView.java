package dev.outflank.web.learn;

import dev.outflank.engine.net.SquareNetwork;
import dev.outflank.engine.net.SquareState;
import dev.outflank.rules.Position;
import java.util.Arrays;
import java.util.List;

/**
 * What the network of the player {@code net} sees of a position, and how it learned.
 *
 * @param states the state of each square in reading order
 * @param value the network's value for the side to move, in whole discs
 * @param errors the mean absolute error after each epoch of the training, in discs
 */
record NetworkView(List<SquareState> states, long value, List<Double> errors) {
    private static final List<SquareState> STATES = List.of(SquareState.values());

    static NetworkView of(Position position) {
        SquareNetwork network = SquareNetwork.shipped();
        long own = position.bits(position.toMove());
        long opp = position.bits(position.toMove().other());
        return new NetworkView(
                Arrays.stream(SquareState.of(own, opp)).mapToObj(STATES::get).toList(),
                Math.round((double) network.score(own, opp) / SquareNetwork.UNITS_PER_DISC),
                Arrays.stream(network.errors()).boxed().toList());
    }
}
