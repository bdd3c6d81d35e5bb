package dev.outflank.web.play;

import dev.outflank.rules.Colour;
import dev.outflank.web.board.MoveView;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Who has a game open, and what the players have offered each other. Not stored: it is about people who are here now. */
final class GameAudience {
    /** Open connections by the visitor's hash, which is empty for visitors without a cookie. */
    private final Map<String, Integer> connections = new HashMap<>();

    private final Map<Offer, Set<Colour>> offers = new EnumMap<>(Offer.class);

    void enter(Visitor visitor) {
        connections.merge(visitor.hash(), 1, Integer::sum);
    }

    void leave(Visitor visitor) {
        connections.computeIfPresent(visitor.hash(), (hash, count) -> count == 1 ? null : count - 1);
    }

    boolean isEmpty() {
        return connections.isEmpty();
    }

    boolean isPresent(String visitorHash) {
        return connections.containsKey(visitorHash);
    }

    /** The number of visitors who do not play; each connection of a visitor without a cookie counts. */
    int spectators(GameState state) {
        int count = 0;
        for (Map.Entry<String, Integer> entry : connections.entrySet()) {
            Visitor visitor = new Visitor(entry.getKey());
            if (Arrays.stream(Colour.values())
                    .noneMatch(colour -> state.seat(colour).isTakenBy(visitor))) {
                count += visitor.hash().isEmpty() ? entry.getValue() : 1;
            }
        }
        return count;
    }

    /** Records an offer of a side; whether both sides have now made it. */
    boolean offer(Offer offer, Colour side) {
        Set<Colour> sides = offers.computeIfAbsent(offer, key -> EnumSet.noneOf(Colour.class));
        sides.add(side);
        return sides.size() == Colour.values().length;
    }

    void withdrawOffers() {
        offers.clear();
    }

    /** The sides that have made each offer. */
    Map<String, List<String>> offers() {
        return offers.entrySet().stream()
                .collect(Collectors.toMap(
                        entry -> entry.getKey().title(),
                        entry -> entry.getValue().stream()
                                .map(MoveView::sideName)
                                .toList()));
    }
}
