package dev.outflank.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import dev.outflank.fuzz.Seed;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** CS540's module is an independent implementation of the rules: on 4×4 both must agree. */
class TinyRulesIT {
    @Test
    void successors_randomGames_agreeWithTheRules() {
        long seed = Seed.VALUE;
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            Position position = Position.start(4);
            while (!position.isOver()) {
                Run run = Run.of("tiny", "100", player(position), BoardText.digits(position));
                assertThat(run.out()).as("seed %d: %s", seed, position).isEqualTo(successors(position));
                position = position.mustPass()
                        ? position.play(Move.PASS)
                        : position.play(position.move(random.nextInt(position.mobility())));
            }
            int value = Integer.signum(position.discs(Colour.BLACK) - position.discs(Colour.WHITE));
            assertThat(Run.of("tiny", "200", player(position), BoardText.digits(position))
                            .out())
                    .as("seed %d: %s", seed, position)
                    .isEqualTo(value + "\n");
        }
    }

    private static String player(Position position) {
        return position.toMove() == Colour.BLACK ? "1" : "2";
    }

    private static String successors(Position position) {
        if (position.mustPass()) {
            return BoardText.digits(position) + "\n";
        }
        return position.moves().stream()
                .map(move -> BoardText.digits(position.play(move)) + "\n")
                .collect(Collectors.joining());
    }
}
