package dev.outflank.engine.players;

import dev.outflank.fuzz.Fuzzer;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mutated player specs are parsed or rejected with a one-line message. */
@Tag("attack")
class BuiltInPlayersFuzzTest {
    @Test
    void spec_mutated_isParsedOrRejected() throws Exception {
        List<byte[]> specs = Fuzzer.texts(
                "first",
                "random:7",
                "greedy",
                "composite:1,-2,3",
                "minimax:4",
                "alphabeta:6",
                "mcts:1000,5",
                "cs303",
                "engine:level=3,threads=2,book=off",
                "engine:time=0.5s",
                "engine:depth=4,weights=a/b.bin,large=x",
                "engine:nodes=1000",
                "perfect");
        Fuzzer.run(2_000, specs, input -> {
            String spec = new String(input, StandardCharsets.UTF_8);
            try {
                BuiltInPlayers.factory(spec, false);
                return BuiltInPlayers.unsupportedReason(spec, Position.start(10))
                        .map(Fuzzer::requireSentence)
                        .orElse("a player");
            } catch (NotationException e) {
                return Fuzzer.requireSentence(e.getMessage());
            }
        });
    }
}
