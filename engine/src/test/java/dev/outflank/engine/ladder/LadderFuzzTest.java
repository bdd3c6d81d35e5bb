package dev.outflank.engine.ladder;

import dev.outflank.fuzz.Fuzz;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names of players as an attacker gives them. */
class LadderFuzzTest {
    @Test
    void spec_broken_readOrRefused() throws Exception {
        List<byte[]> specs = Fuzz.texts(
                "first", "random:7", "greedy", "composite:1,-2,3", "minimax:4", "alphabeta:6", "mcts:1000,5", "cs303",
                "engine:level=3,threads=2,book=off", "engine:time=0.5s", "engine:depth=4,weights=a/b.bin,large=x",
                "engine:nodes=1000", "perfect");
        Fuzz.run(2_000, specs, input -> {
            String spec = new String(input, StandardCharsets.UTF_8);
            try {
                Ladder.players(spec, false);
                return Ladder.refusal(spec, Position.start(10)).map(Fuzz::sentence).orElse("a player");
            } catch (NotationException e) {
                return Fuzz.sentence(e.getMessage());
            }
        });
    }
}
