package dev.outflank.engine.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.engine.search.Search;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionKey;
import dev.outflank.rules.Symmetry;
import dev.outflank.rules.Transcript;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BookFileTest {
    private static final int LEVEL = 2;

    @TempDir
    private Path folder;

    private final Search search = new Search(1, 1);
    private final BookExtension extension = new BookExtension(search, LEVEL, () -> false);

    @AfterEach
    void close() {
        search.close();
    }

    private BookFile fresh() throws Exception {
        return BookFile.openOrCreate(folder.resolve("book.bin"));
    }

    /** Checks that every value is the best of the moves within the book and of the leaf. */
    private static void assertNegamax(BookFile book) {
        for (long at = 0; at < book.size(); at++) {
            BookEntry entry = book.entry(at);
            Position position = BookFile.position(entry);
            int best = entry.leafMove() == BookEntry.NO_MOVE ? -64 : entry.leafValue();
            for (Move move : position.moves()) {
                OptionalInt value = book.value(position.play(move));
                best = Math.max(best, value.isPresent() ? -value.getAsInt() : -64);
            }
            assertThat(entry.value()).isEqualTo(best);
        }
    }

    @Test
    void extend_emptyBook_growsSortedAndBacksUpValues() throws Exception {
        BookFile book = extension.extend(fresh(), 60, _ -> {});
        assertThat(book.size()).isBetween(60L, 61L);
        for (long at = 1; at < book.size(); at++) {
            assertThat(book.entry(at - 1)).isLessThan(book.entry(at));
        }
        assertNegamax(book);
        Position start = Position.start(8);
        assertThat(book.value(start)).isPresent();
        Move best = book.bestMove(start).orElseThrow();
        assertThat(book.value(start.play(best)).orElseThrow())
                .isEqualTo(-book.value(start).orElseThrow());
        Position turned = start.play(best).transformed(Symmetry.QUARTER_TURN_LEFT);
        assertThat(book.value(turned)).isEqualTo(book.value(start.play(best)));
    }

    @Test
    void add_games_addsTheirPositionsAndSearchesThem() throws Exception {
        Game game = Transcript.parse("f5d6c3d3c4f4c5b3c2", Game.start(8));
        BookFile added = BookExtension.add(fresh(), List.of(game, game), 5);
        assertThat(added.size()).isEqualTo(6);
        assertThat(added.value(Position.start(8))).isEmpty();
        List<Long> waiting = new ArrayList<>();
        BookFile book = extension.searchAll(added, waiting::add);
        assertThat(waiting).startsWith(6L).endsWith(0L);
        assertNegamax(book);
        assertThat(book.value(game.positions().get(5))).isPresent();
        assertThat(book.value(game.positions().get(6))).isEmpty();
        assertThat(book.bestMove(game.positions().get(5))).isPresent();
    }

    @Test
    void extend_interruptedAndResumed_isTheSameAsInOneRun() throws Exception {
        BookFile whole = extension.extend(BookFile.openOrCreate(folder.resolve("whole.bin")), 65, _ -> {});
        int[] calls = new int[1];
        BookFile part = new BookExtension(search, LEVEL, () -> calls[0]++ > 4).extend(fresh(), 65, _ -> {});
        assertThat(part.size()).isBetween(1L, 64L);
        BookFile resumed = extension.extend(part, 65 - part.size(), _ -> {});
        assertThat(resumed.size()).isEqualTo(whole.size());
        for (long at = 0; at < whole.size(); at++) {
            assertThat(resumed.entry(at)).isEqualTo(whole.entry(at));
        }
    }

    @Test
    void edax_exportAndImport_keepsPositionsValuesAndLeaves() throws Exception {
        BookFile book = extension.extend(fresh(), 40, _ -> {});
        Path edax = folder.resolve("edax.dat");
        EdaxBook.write(book, edax, LocalDateTime.of(2026, 11, 18, 12, 0));
        assertThat(Files.readString(edax, StandardCharsets.ISO_8859_1)).startsWith("XADEKOOB");
        BookFile back = EdaxBook.read(edax, BookFile.openOrCreate(folder.resolve("back.bin")));
        assertThat(back.size()).isEqualTo(book.size());
        for (long at = 0; at < book.size(); at++) {
            assertThat(back.entry(at)).isEqualTo(book.entry(at));
        }
    }

    /** Edax finds a position only by its lowest image, and refuses books with others. */
    @Test
    void edax_export_hasTheImagesThatEdaxLooksFor() throws Exception {
        Path edax = folder.resolve("edax.dat");
        EdaxBook.write(extension.extend(fresh(), 40, _ -> {}), edax, LocalDateTime.of(2026, 11, 18, 12, 0));
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(edax)).order(ByteOrder.LITTLE_ENDIAN);
        int count = bytes.getInt(38);
        int at = 42;
        for (int i = 0; i < count; i++) {
            long own = bytes.getLong(at);
            long opp = bytes.getLong(at + 8);
            for (int image = 0; image < PositionKey.IMAGES; image++) {
                int order = Long.compareUnsigned(own, PositionKey.image(own, image));
                assertThat(order).isNotPositive();
                if (order == 0) {
                    assertThat(Long.compareUnsigned(opp, PositionKey.image(opp, image)))
                            .isNotPositive();
                }
            }
            int links = bytes.get(at + 38);
            for (int link = 0; link < links; link++) {
                assertThat(Bitboard.moves(own, opp) & 1L << bytes.get(at + 41 + 2 * link))
                        .as("the move is legal in the image")
                        .isNotZero();
            }
            at += 40 + 2 * links + 2;
        }
        assertThat(at).isEqualTo(bytes.capacity());
    }

    @Test
    void open_otherOrDamagedFile_isRejected() throws Exception {
        Path file = Files.writeString(folder.resolve("x.bin"), "hello, just some text");
        assertThatThrownBy(() -> BookFile.open(file)).hasMessageEndingWith("is not a book of Outflank");
        assertThatThrownBy(() -> EdaxBook.read(file, fresh())).hasMessageContaining("not a book of Edax");
        BookExtension.add(fresh(), List.of(Game.start(8)), 1);
        Path book = folder.resolve("book.bin");
        byte[] whole = Files.readAllBytes(book);
        Files.write(book, Arrays.copyOf(whole, whole.length - 1));
        assertThatThrownBy(() -> BookFile.open(book)).hasMessageContaining("is damaged");
    }
}
