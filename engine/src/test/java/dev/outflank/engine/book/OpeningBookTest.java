package dev.outflank.engine.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionKey;
import dev.outflank.rules.Symmetry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpeningBookTest {
    /** A position after two moves, and a book in which its last legal move is best. */
    private final Position position = Position.start(8).play(Move.at(4, 5)).play(Move.at(5, 3));

    private OpeningBook book() {
        Map<Long, OpeningBook.Entry> entries = new HashMap<>();
        entries.put(PositionKey.of(position), new OpeningBook.Entry(3, true));
        for (Move move : position.moves()) {
            boolean last = move.equals(position.moves().getLast());
            entries.put(PositionKey.of(position.play(move)), new OpeningBook.Entry(last ? -3 : 5, false));
        }
        return OpeningBook.of(entries);
    }

    @Test
    void bestMove_expandedPosition_isFoundInEveryImage() {
        OpeningBook book = book();
        for (Symmetry symmetry : Symmetry.values()) {
            Position image = position.transformed(symmetry);
            assertThat(book.bestMove(image))
                    .contains(symmetry.apply(position.moves().getLast(), 8));
            assertThat(book.score(image)).hasValue(3);
        }
    }

    @Test
    void bestMove_positionNotExpanded_isEmpty() {
        Position child = position.play(position.moves().getFirst());
        assertThat(book().score(child)).hasValue(5);
        assertThat(book().bestMove(child)).isEmpty();
    }

    @Test
    void bestMove_positionNotInBook_isEmpty() {
        assertThat(book().bestMove(Position.start(6))).isEmpty();
        assertThat(book().bestMove(Position.start(10))).isEmpty();
        assertThat(OpeningBook.EMPTY.bestMove(Position.start(8))).isEmpty();
    }

    @Test
    void read_writtenBook_roundTrips() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        book().write(out);
        OpeningBook read = OpeningBook.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(read.size()).isEqualTo(book().size());
        assertThat(read.bestMove(position)).isEqualTo(book().bestMove(position));
        assertThatThrownBy(() -> OpeningBook.read(new ByteArrayInputStream(out.toByteArray(), 0, out.size() - 1)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void shipped_eightByEight_hasAMoveForEightPlies() {
        OpeningBook book = OpeningBook.shipped(8);
        assertThat(book.size()).isGreaterThanOrEqualTo(20_000);
        Position at = Position.start(8);
        for (int ply = 0; ply < 8; ply++) {
            assertThat(book.bestMove(at)).as("ply %d", ply).isPresent();
            at = at.play(book.bestMove(at).orElseThrow());
        }
    }

    @Test
    void shipped_sixBySix_isWonByWhite() {
        assertThat(OpeningBook.shipped(6).score(Position.start(6))).hasValue(-4);
        assertThat(OpeningBook.shipped(10).size()).isZero();
    }
}
