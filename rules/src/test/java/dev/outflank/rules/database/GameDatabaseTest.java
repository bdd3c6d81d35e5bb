package dev.outflank.rules.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import dev.outflank.rules.Symmetry;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import dev.outflank.rules.record.WthorWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GameDatabaseTest {
    @TempDir
    private Path folder;

    private GameDatabase build(List<RecordedGame> games) throws IOException {
        DatabaseBuilder builder = new DatabaseBuilder();
        games.forEach(builder::game);
        builder.write(folder.resolve("index.bin"), "");
        return GameDatabase.open(folder.resolve("index.bin"));
    }

    /** The moves of all games that equal, turned or mirrored, a move of a position, counted the slow way. */
    private static Map<Move, Integer> countedMoves(Position position, List<RecordedGame> games) {
        Map<Move, Integer> counts = new HashMap<>();
        for (RecordedGame record : games) {
            List<Position> positions = record.game().positions();
            List<Move> moves = record.game().moves();
            for (int ply = 0; ply < moves.size(); ply++) {
                int at = ply;
                Symmetry[] matching = Arrays.stream(Symmetry.values())
                        .filter(symmetry ->
                                positions.get(at).transformed(symmetry).equals(position))
                        .toArray(Symmetry[]::new);
                Arrays.stream(matching)
                        .map(symmetry -> symmetry.apply(moves.get(at), 8))
                        .distinct()
                        .forEach(move -> counts.merge(move, 1, Integer::sum));
            }
        }
        return counts;
    }

    @Test
    void moves_anyPositionUnderSymmetry_equalTheSlowCount() throws Exception {
        List<RecordedGame> games = RandomGames.of(40, 1);
        GameDatabase database = build(games);
        assertThat(database.gameCount()).isEqualTo(40);
        for (RecordedGame game : games.subList(0, 2)) {
            for (int ply : new int[] {0, 1, 2, 3, 5, 8, 20, 29}) {
                Position position = game.game().positions().get(ply).transformed(Symmetry.QUARTER_TURN_LEFT);
                Map<Move, Integer> found = new HashMap<>();
                database.moves(position, GameFilter.ALL).forEach(move -> found.put(move.move(), move.games()));
                assertThat(found).isEqualTo(countedMoves(position, games));
            }
        }
    }

    @Test
    void moves_results_areSummedForTheSideToMove() throws Exception {
        List<RecordedGame> games = RandomGames.of(200, 2);
        Position position = Transcript.parse("f5", Game.start(8)).position();
        List<MoveStatistics> moves = build(games).moves(position, GameFilter.ALL);
        int white = 0;
        double discs = 0;
        int withDiscs = 0;
        for (RecordedGame game : games) {
            white += game.result()
                            .map(GameResult::winner)
                            .filter(Colour.WHITE::equals)
                            .isPresent()
                    ? 1
                    : 0;
            if (game.game().isOver()) {
                discs += 32 + Scoring.EMPTIES_TO_WINNER.difference(game.game().position(), Colour.WHITE) / 2.0;
                withDiscs++;
            }
        }
        assertThat(moves.stream().mapToInt(MoveStatistics::games).sum()).isEqualTo(200);
        assertThat(moves.stream().mapToInt(MoveStatistics::whiteWins).sum()).isEqualTo(white);
        assertThat(moves).isSortedAccordingTo((a, b) -> Integer.compare(b.games(), a.games()));
        double lowest =
                moves.stream().mapToDouble(MoveStatistics::averageDiscs).min().orElseThrow();
        double highest =
                moves.stream().mapToDouble(MoveStatistics::averageDiscs).max().orElseThrow();
        assertThat(discs / withDiscs).isBetween(lowest, highest);
    }

    @Test
    void find_playerYearEventAndPosition_mustAllMatch() throws Exception {
        List<RecordedGame> games = RandomGames.of(300, 3);
        GameDatabase database = build(games);
        Position position = games.getFirst().game().positions().get(5);
        GameFilter filter = new GameFilter("PLÄYER 3", "event 2", 1995, 2005, null);
        List<RecordedGame> expected = games.stream()
                .filter(game -> game.white().equals("Pläyer 3") && game.event().equals("Event 2"))
                .filter(game -> year(game) >= 1995 && year(game) <= 2005)
                .toList();
        assertThat(expected).as("the test has games to find").isNotEmpty();
        GamePage page = database.find(filter, 0, 1000);
        assertThat(page.games()).extracting(DatabaseGame::game).hasSameElementsAs(games(expected));
        assertThat(page.games()).extracting(DatabaseGame::year).isSortedAccordingTo((a, b) -> b - a);
        GamePage withPosition = database.find(GameFilter.ALL.withPosition(position), 0, 1000);
        assertThat(withPosition.total()).isEqualTo(database.gamesWith(position)).isBetween(1, 299);
    }

    private static int year(RecordedGame game) {
        return Integer.parseInt(game.date().substring(game.date().length() - 4));
    }

    private static List<Game> games(List<RecordedGame> records) {
        return records.stream().map(RecordedGame::game).toList();
    }

    @Test
    void find_pages_areParts() throws Exception {
        GameDatabase database = build(RandomGames.of(25, 4));
        List<DatabaseGame> all = new ArrayList<>();
        for (int offset = 0; offset < 30; offset += 10) {
            GamePage page = database.find(GameFilter.ALL, offset, 10);
            assertThat(page.total()).isEqualTo(25);
            all.addAll(page.games());
        }
        assertThat(all).isEqualTo(database.find(GameFilter.ALL, 0, 100).games()).hasSize(25);
    }

    @Test
    void toRecord_resignation_keepsTheWinner() throws Exception {
        GameDatabase database = build(RandomGames.of(10, 5));
        assertThat(database.find(GameFilter.ALL, 0, 10).games())
                .filteredOn(game -> !game.game().isOver())
                .singleElement()
                .satisfies(game -> assertThat(game.toRecord().result().map(GameResult::toString))
                        .contains("White wins"));
    }

    @Test
    void game_duplicatesAndOtherBoards_areLeftOut() throws Exception {
        RecordedGame game = RandomGames.of(1, 6).getFirst();
        RecordedGame small =
                RecordedGame.of(Game.start(6).play(Position.start(6).move(0)));
        GameDatabase database = build(List.of(game, game, small));
        assertThat(database.gameCount()).isEqualTo(1);
        assertThat(database.faultCount()).isEqualTo(1);
    }

    @Test
    void moves_emptyDatabase_areNone() throws Exception {
        assertThat(build(List.of()).moves(Position.start(8), GameFilter.ALL)).isEmpty();
    }

    @Test
    void open_damagedFile_isRejected() throws Exception {
        build(RandomGames.of(3, 7));
        Path index = folder.resolve("index.bin");
        byte[] whole = Files.readAllBytes(index);
        Files.write(index, Arrays.copyOf(whole, whole.length - 1));
        assertThatThrownBy(() -> GameDatabase.open(index)).hasMessage("the index of games is truncated");
        Files.writeString(index, "hello");
        assertThatThrownBy(() -> GameDatabase.open(index)).hasMessage("not an index of games");
    }

    @Test
    void folder_filesOfSeveralFormats_areIndexedAgainWhenTheyChange() throws Exception {
        DatabaseFolder database = new DatabaseFolder(folder);
        assertThat(database.isStale()).isFalse();
        assertThat(database.database()).isEmpty();
        List<RecordedGame> games = RandomGames.of(20, 8);
        WthorWriter wthor = new WthorWriter();
        for (RecordedGame game : games.subList(0, 9)) {
            wthor.add(game);
        }
        LocalDate today = LocalDate.of(2026, 1, 2);
        Files.write(folder.resolve("WTH_2001.wtb"), wthor.games(today));
        Files.write(folder.resolve("WTH.JOU"), wthor.players(today));
        Files.write(folder.resolve("WTH.TRN"), wthor.tournaments(today));
        assertThat(database.isStale()).isTrue();
        assertThat(database.build(_ -> {}).gameCount()).isEqualTo(9);
        assertThat(database.isStale()).isFalse();

        StringBuilder pgn = new StringBuilder();
        for (RecordedGame game : games.subList(9, 20)) {
            pgn.append(TextFormat.PGN.format(game));
        }
        Files.writeString(folder.resolve("mine.pgn"), pgn + "\n[Event \"broken\"]\n\n1. a1 *\n");
        assertThat(database.isStale()).isTrue();
        List<String> faults = new ArrayList<>();
        GameDatabase both = database.build(faults::add);
        assertThat(both.gameCount()).isEqualTo(20);
        assertThat(faults).singleElement().asString().startsWith("mine.pgn: line ");
        assertThat(both.find(new GameFilter("player", "", 0, 9999, null), 0, 50).total())
                .isEqualTo(20);
        assertThat(database.database().map(GameDatabase::gameCount)).isEqualTo(Optional.of(20));
    }

    @Test
    void folder_latin1Text_isRead() throws Exception {
        RecordedGame game = RandomGames.of(1, 9).getFirst().withPlayers("Jérôme", "");
        Files.write(folder.resolve("a.ggf"), TextFormat.GGF.format(game).getBytes(StandardCharsets.ISO_8859_1));
        GameDatabase database = new DatabaseFolder(folder).build(_ -> {});
        assertThat(database.find(new GameFilter("jérôme", "", 0, 9999, null), 0, 1)
                        .total())
                .isEqualTo(1);
    }
}
