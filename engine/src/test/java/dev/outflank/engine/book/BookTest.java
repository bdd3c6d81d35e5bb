package dev.outflank.engine.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Symmetry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BookTest {
    /** A position two moves into a game, and a book in which its last move is best. */
    private final Position position = Position.start(8).play(Move.at(4, 5)).play(Move.at(5, 3));

    private Book book() {
        Map<Long, Book.Entry> entries = new HashMap<>();
        entries.put(BookKey.of(position), new Book.Entry(3, true));
        for (Move move : position.moves()) {
            boolean last = move.equals(position.moves().getLast());
            entries.put(BookKey.of(position.play(move)), new Book.Entry(last ? -3 : 5, false));
        }
        return Book.of(entries);
    }

    @Test
    void move_openedPosition_isTheBestInEveryImage() {
        Book book = book();
        for (Symmetry symmetry : Symmetry.values()) {
            Position image = position.turned(symmetry);
            assertThat(book.move(image)).contains(symmetry.apply(position.moves().getLast(), 8));
            assertThat(book.score(image)).hasValue(3);
        }
    }

    @Test
    void move_positionThatWasNotOpened_isEmpty() {
        Position child = position.play(position.moves().getFirst());
        assertThat(book().score(child)).hasValue(5);
        assertThat(book().move(child)).isEmpty();
    }

    @Test
    void move_otherBoardsAndUnknownPositions_isEmpty() {
        assertThat(book().move(Position.start(6))).isEmpty();
        assertThat(book().move(Position.start(10))).isEmpty();
        assertThat(Book.EMPTY.move(Position.start(8))).isEmpty();
    }

    @Test
    void read_whatWasWritten_knowsTheSame() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        book().write(out);
        Book read = Book.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(read.size()).isEqualTo(book().size());
        assertThat(read.move(position)).isEqualTo(book().move(position));
        assertThatThrownBy(() -> Book.read(new ByteArrayInputStream(out.toByteArray(), 0, out.size() - 1)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void shipped_fromTheStart_knowsTensOfThousandsOfPositions() {
        Book book = Book.shipped(8);
        assertThat(book.size()).isGreaterThanOrEqualTo(20_000);
        Position at = Position.start(8);
        for (int ply = 0; ply < 8; ply++) {
            assertThat(book.move(at)).as("ply %d", ply).isPresent();
            at = at.play(book.move(at).orElseThrow());
        }
    }

    @Test
    void shipped_sixBySix_isWonByWhite() {
        assertThat(Book.shipped(6).score(Position.start(6))).hasValue(-4);
        assertThat(Book.shipped(10).size()).isZero();
    }
}
