package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import org.junit.jupiter.api.Test;

class ClearMoveTest {
    /** In a search of depth 8 by the tables, d3 is 9 discs better than any other move. */
    private static final String CLEAR = "--XO--O--OOO-O---OO-O---OOXOXX--OOXXX---OXXXX-----X--------X---- X";

    /** Two moves are equal. */
    private static final String OPEN = "----------OXX-O----XXX----OOO-XX-XXOXOXX----OOOX---O-OXX-----O-- X";

    private static final int CHECKS = 500;

    @Test
    void clearMove_isPlayedBeforeTheTimeIsUp() throws NotationException {
        CountedClock clock = new CountedClock(CHECKS);
        assertThat(choose(CLEAR, "engine:level=40,clear=on,weights=tables", clock))
                .isEqualTo(Move.at(2, 3));
        assertThat(clock.checks()).isLessThan(CHECKS);
    }

    @Test
    void clearMove_withoutTheParameter_usesTheTime() throws NotationException {
        CountedClock clock = new CountedClock(CHECKS);
        choose(CLEAR, "engine:level=40", clock);
        assertThat(clock.checks()).isGreaterThanOrEqualTo(CHECKS);
    }

    @Test
    void openPosition_usesTheTime() throws NotationException {
        CountedClock clock = new CountedClock(CHECKS);
        assertThat(BoardText.parse(OPEN).isLegal(choose(OPEN, "engine:level=40,clear=on", clock)))
                .isTrue();
        assertThat(clock.checks()).isGreaterThanOrEqualTo(CHECKS);
    }

    @Test
    void largeBoard_hasNoClearMoves() throws NotationException {
        Game game = Game.from(Position.start(10), Objective.MOST_DISCS);
        Move move = BuiltInPlayers.create("engine:level=5,clear=on,book=off").choose(game, Clock.UNLIMITED);
        assertThat(game.position().isLegal(move)).isTrue();
    }

    private static Move choose(String board, String spec, Clock clock) throws NotationException {
        return BuiltInPlayers.create(spec).choose(Game.from(BoardText.parse(board), Objective.MOST_DISCS), clock);
    }
}
