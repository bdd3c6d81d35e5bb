package dev.outflank.web.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.database.DatabaseFolder;
import dev.outflank.rules.database.DatabaseGame;
import dev.outflank.rules.database.GameFilter;
import dev.outflank.web.compete.JudgeTestServer;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContestGamesTest {
    /** Black wins with the ninth move. */
    private static final String SHORT_GAME = "e6f4e3f6g5d6e7f5c5";

    @TempDir
    private Path folder = Path.of("/");

    private static StoredGame game(Pairing pair, int number, boolean fault) throws Exception {
        Game played = Transcript.parse(SHORT_GAME, Game.start(8));
        GameRecord record = new GameRecord(
                "secret",
                "secret",
                played,
                0,
                Collections.nCopies(played.ply(), TimeUsage.ZERO),
                fault ? new GameFault(Colour.WHITE, Verdict.CRASH, "", TimeUsage.ZERO) : null,
                Instant.now());
        long black = number == 0 ? pair.a() : pair.b();
        return new StoredGame(
                pair.id(),
                number,
                0,
                black,
                pair.a() + pair.b() - black,
                "BLACK",
                Optional.empty(),
                Optional.empty(),
                GameJson.format(record),
                "",
                "",
                Instant.now());
    }

    /** The games of the contest "cup", in which a program of the student "ann" has played against a staff player. */
    private List<DatabaseGame> games(JudgeTestServer site) throws Exception {
        Path database = folder.resolve("database");
        ContestGames.update(site.judge, database);
        return new DatabaseFolder(database)
                .build(_ -> {})
                .find(new GameFilter("", "Cup", 0, 9999, null), 0, 9)
                .games();
    }

    @Test
    void update_publicContest_addsItsGamesWithoutNamesOfPeople() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            site.token("ann", Role.STUDENT);
            site.judge.contests().save("test", "cup", JudgeTestServer.CUP, true);
            site.judge
                    .competitions()
                    .enterStaffPlayers(site.judge.contests().find("cup").orElseThrow());
            long ann = site.judge.accounts().find("ann").orElseThrow().id();
            long upload = site.judge.submissions().add("cup", ann, "content", Map.of());
            site.judge
                    .competitions()
                    .enter(site.judge.submissions().find(upload).orElseThrow(), "ann");
            List<StoredEntry> entries = site.judge.competitions().entries("cup");
            site.judge
                    .competitions()
                    .addPair(
                            "cup",
                            Stage.LADDER,
                            entries.get(0).id(),
                            entries.get(1).id(),
                            0,
                            1);
            for (Pairing pair : site.judge.competitions().unscheduledPairs()) {
                if (pair.contest().equals("cup")) {
                    site.judge
                            .competitions()
                            .savePair(pair, List.of(game(pair, 0, false), game(pair, 1, true)), "test");
                }
            }

            assertThat(games(site))
                    .as("the game that ended by a fault is left out")
                    .singleElement()
                    .satisfies(game -> {
                        assertThat(Transcript.format(game.game().moves())).isEqualTo(SHORT_GAME);
                        assertThat(List.of(game.black(), game.white()))
                                .contains("novice")
                                .anyMatch(name -> name.matches("program \\d+"));
                    });
            site.judge.contests().save("test", "cup", JudgeTestServer.CUP, false);
            assertThat(games(site)).as("of a contest that is no longer public").isEmpty();
        }
    }
}
