package dev.outflank.engine.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.Search;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LearnerTest {
    private static final int TRIES = 200;

    /** White can take h8; level by level the corner is taken more surely than the quiet moves. */
    @Test
    void choose_cornerOnOffer_isTakenMoreOftenByHigherLevels() throws NotationException {
        Position position = BoardText.parse(
                "--------/--------/--OXX---/--XOX---/--XXOX--/---XXX--/------X-/--------", Colour.WHITE);
        Move corner = Move.at(7, 7);
        assertThat(position.isLegal(corner)).isTrue();
        int lowest = taken(position, corner, 1);
        int highest = taken(position, corner, Learner.HIGHEST_LEVEL);
        assertThat(highest).isGreaterThan(lowest).isGreaterThan(TRIES * 9 / 10);
        assertThat(lowest).isBetween(TRIES / 4, TRIES - 1);
    }

    private static int taken(Position position, Move move, int level) {
        SplittableRandom random = new SplittableRandom(level);
        int taken = 0;
        try (Search search = new Search(1, 1)) {
            for (int i = 0; i < TRIES; i++) {
                taken += new Learner(level).choose(position, search, random).equals(move) ? 1 : 0;
            }
        }
        return taken;
    }
}
