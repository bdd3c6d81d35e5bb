package dev.outflank.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands database and puzzles. */
class OpeningCommandsTest {
    private static final String GAMES = """
            [Event "Cup"]
            [Date "2001.05.06"]
            [Black "Ann"]
            [White "Bob"]
            [Result "40-24"]

            1. f5 d6 2. c3 d3 3. c4
            """;

    @TempDir
    private Path data;

    private String games(String text) throws IOException {
        return Files.writeString(data.resolve("mine.pgn"), text).toString();
    }

    private Run database(String... arguments) {
        String[] all = Arrays.copyOf(arguments, arguments.length + 2);
        all[arguments.length] = "--data";
        all[arguments.length + 1] = data.toString();
        return Run.of(all);
    }

    @Test
    void database_addedGames_areFoundByOpeningAndShownByMove() throws Exception {
        assertThat(database("database", "add", games(GAMES)).out()).startsWith("1 games in ");
        assertThat(database("database", "moves", "f5").out()).containsPattern("d6 +1 +1 +0 +0 +24\\.0");
        assertThat(database("database", "search", "--opening", "tiger", "--player", "ann", "--year", "2000-2001")
                        .out())
                .isEqualTo("Ann – Bob, Cup, 2001, 40:24: f5d6c3d3c4\n1 games, page 1 of 1\n");
        assertThat(database("database", "search", "--json", "--event", "nothing")
                        .out())
                .isEmpty();
        assertThat(database("database", "moves", "f5d6", "--json").out())
                .isEqualTo("{\"move\":\"c3\",\"games\":1,\"blackWins\":1,\"draws\":0,\"whiteWins\":0,"
                        + "\"averageDiscs\":40.0}\n");
    }

    @Test
    void database_invalidArguments_areExplained() throws Exception {
        assertThat(database("database", "moves").err()).contains("there are no games in ");
        assertThat(database("database", "add", "nowhere.wtb").err()).contains("no such file: nowhere.wtb");
        assertThat(database("database", "add", games("hello")).exit()).isEqualTo(1);
        database("database", "add", games(GAMES));
        assertThat(database("database", "search", "--opening", "Dodo").err())
                .contains("there is no opening named 'Dodo'");
        assertThat(database("database", "search", "--year", "x").err()).contains("--year takes a year or a range");
        assertThat(database("database", "moves", "f9").err()).contains("expected moves such as f5d6c3, or a board");
    }

    @Test
    void book_gamesAndExtension_areShownPlayedAndExchangedWithEdax() throws Exception {
        String book = data.resolve("my.bin").toString();
        String edax = data.resolve("edax.dat").toString();
        assertThat(Run.of("book", "add", games(GAMES), "--plies", "3", "--level", "2", "--book", book)
                        .out())
                .isEqualTo("4 positions\n");
        assertThat(Run.of("book", "extend", "--positions", "3", "--level", "2", "--book", book)
                        .out())
                .isEqualTo("7 positions\n");
        assertThat(Run.of("book", "show", "f5", "--book", book).out())
                .startsWith("7 positions; this one ")
                .contains("Perpendicular");
        assertThat(Run.of("book", "export", edax, "--book", book).exit()).isZero();
        assertThat(Run.of(
                                "book",
                                "import",
                                edax,
                                "--book",
                                data.resolve("back.bin").toString())
                        .out())
                .isEqualTo("7 positions\n");
        assertThat(Run.of("play", "--plain", "--black", "first", "--white", "first", "--book", book)
                        .exit())
                .isZero();
        assertThat(Run.of("book", "show", "--book", data.resolve("none.bin").toString())
                        .err())
                .contains("there is no book ");
        assertThat(Run.of("book", "import", games(GAMES), "--book", book).err()).contains("not a book of Edax");
    }

    @Test
    void mygames_player_isSummedUp() throws Exception {
        String file = games(GAMES);
        String report = Run.of("mygames", file, "--player", "bob", "--level", "3", "--json")
                .out();
        assertThat(report).contains("\"games\":1,", "{\"Tiger\":", "{\"2001\":", "\"costliest\":");
        assertThat(Run.of("mygames", file, "--player", "ann", "--level", "3").out())
                .contains("all games", "moves 1–20", "Black");
        assertThat(Run.of("mygames", file, "--player", "zoe").err())
                .contains("none of the 1 games has a player named 'zoe'");
    }

    @Test
    void puzzles_sameSeed_givesTheSameSetInEveryFormat() {
        Run obf = Run.of("puzzles", "--count", "2", "--empties", "8-9", "--seed", "3");
        assertThat(obf.exit()).isZero();
        assertThat(obf.out().lines())
                .hasSize(2)
                .allMatch(line -> line.matches("[-XO]{64} [XO](; [a-h][1-8]:[-+]?\\d+)+; % depth \\d+"));
        assertThat(Run.of("puzzles", "--count", "2", "--empties", "8-9", "--seed", "3"))
                .isEqualTo(obf);
        String json = Run.of("puzzles", "--count", "2", "--empties", "8-9", "--seed", "3", "--format", "json")
                .out();
        assertThat(json).contains("\"position\":\"" + obf.out().substring(0, 66) + "\"");
        String html = Run.of("puzzles", "--count", "2", "--empties", "8-9", "--seed", "3", "--format", "html")
                .out();
        assertThat(html).contains("<svg", "Solutions").contains("to move ★");
    }

    @Test
    void puzzles_invalidArguments_areExplained() throws Exception {
        assertThat(Run.of("puzzles", "--empties", "3-5").err()).contains("--empties takes a range within 8-20");
        assertThat(Run.of("puzzles", "--count", "0").exit()).isEqualTo(2);
        assertThat(Run.of("puzzles", games("hello")).err()).contains("has no game");
        assertThat(Run.of("puzzles", games(GAMES)).err()).contains("no puzzle was found in 1 games");
    }
}
