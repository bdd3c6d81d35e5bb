package dev.outflank.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.arena.TimeUsage;
import dev.outflank.fuzz.Seed;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.record.Ggf;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GameRecordTest {
    private static final Instant DATE = Instant.parse("2026-03-01T10:20:30.123Z");

    /** A random game with random times; every other one ends early by a fault. */
    static GameRecord random(SplittableRandom random) {
        int size = 4 + 2 * random.nextInt(12);
        Objective objective = pick(List.of(Objective.values()), random);
        Game game = Game.from(Position.start(size), objective);
        int opening = random.nextInt(4);
        boolean failing = random.nextBoolean();
        int stop = failing ? opening + random.nextInt(size * size) : Integer.MAX_VALUE;
        List<TimeUsage> spent = new ArrayList<>();
        while (!game.isOver() && game.ply() < stop) {
            int mobility = game.position().mobility();
            game = game.play(mobility == 0 ? Move.PASS : game.position().move(random.nextInt(mobility)));
            if (game.ply() > opening) {
                spent.add(spent(random));
            }
        }
        opening = Math.min(opening, game.ply());
        Verdict verdict = pick(List.of(Verdict.values()), random);
        GameFault fault = game.isOver()
                ? null
                : new GameFault(
                        pick(List.of(Colour.values()), random), verdict, "né \"]\\ \n\u0001 <b>", spent(random));
        return new GameRecord("a]b\\ ü", "white\n", game, opening, spent, fault, Instant.now());
    }

    private static <T> T pick(List<T> from, SplittableRandom random) {
        return from.get(random.nextInt(from.size()));
    }

    private static TimeUsage spent(SplittableRandom random) {
        return new TimeUsage(
                Duration.ofNanos(random.nextLong(1L << random.nextInt(1, 60))),
                Duration.ofNanos(random.nextLong(1L << random.nextInt(1, 60))));
    }

    /** Found by fuzzing: a short number with a huge exponent kept the parser busy for minutes. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void json_timeWithHugeExponent_isRejectedAtOnce() throws NotationException {
        GameRecord record = new GameRecord(
                "a",
                "b",
                Game.start(8),
                0,
                List.of(),
                new GameFault(Colour.BLACK, Verdict.CRASH, "x", new TimeUsage(Duration.ZERO, Duration.ofSeconds(7))),
                DATE);
        String line = GameJson.format(record);
        assertThat(GameJson.parse(line)).isEqualTo(record);
        assertThatThrownBy(() -> GameJson.parse(line.replaceFirst("\"wall\":7", "\"wall\":0.03401e99900001")))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("must be seconds");
        assertThatThrownBy(
                        () -> GameJson.parse(line.replaceFirst("\"wall\":7", "\"wall\":1e9990009223372036854775808")))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("a number in it is too large");
    }

    @Test
    void json_anyRecord_roundTrips() throws Exception {
        long seed = Seed.VALUE;
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            GameRecord record = random(random);
            String line = GameJson.format(record);
            assertThat(line).as("seed %d, record %d", seed, i).doesNotContain("\n");
            assertThat(GameJson.parse(line)).as("seed %d, record %d", seed, i).isEqualTo(record);
            assertThat(GameJson.format(GameJson.parse(line))).isEqualTo(line);
        }
    }

    private static GameRecord shortGame() throws NotationException {
        Game game = Transcript.parse("f5d6", Game.start(8));
        TimeUsage one = new TimeUsage(Duration.ofMillis(250), Duration.ofMillis(1500));
        GameFault fault = new GameFault(
                Colour.BLACK,
                Verdict.TIMEOUT_CPU,
                "too slow",
                new TimeUsage(Duration.ofSeconds(2), Duration.ofSeconds(3)));
        return new GameRecord("Ann", "Bob", game, 1, List.of(one), fault, DATE);
    }

    @Test
    void json_shortGame_isExactLine() throws Exception {
        assertThat(GameJson.format(shortGame()))
                .isEqualTo("""
                    {"black":"Ann","white":"Bob","size":8,"objective":"MOST_DISCS","start":"\
                    ---------------------------OX------XO--------------------------- X","opening":1,\
                    "moves":"f5 d6","cpu":[0.25],"wall":[1.5],"blackDiscs":3,"whiteDiscs":3,\
                    "result":"WHITE","fault":{"side":"BLACK","verdict":"TIMEOUT_CPU","reason":"too slow",\
                    "cpu":2,"wall":3},"date":"2026-03-01T10:20:30.123Z","hash":"%s"}\
                    """.formatted(shortGame().hash()));
    }

    @Test
    void ggf_shortGame_isExactLine() throws Exception {
        assertThat(Ggf.format(shortGame().toRecordedGame()))
                .isEqualTo("(;GM[Othello]PC[Outflank]DT[2026-03-01T10:20:30.123Z]PB[Ann]PW[Bob]RE[-64.000:t]TY[8]"
                        + "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
                        + "B[F5]W[D6//1.500];)\n");
    }

    @Test
    void ggf_hostileNames_areEscaped() {
        GameRecord record = random(new SplittableRandom(4));
        assertThat(Ggf.format(record.toRecordedGame()))
                .contains("PB[a\\]b\\\\ ü]")
                .contains("PW[white ]")
                .hasLineCount(1);
    }

    @Test
    void times_bySide_areSummedAndMaximised() throws Exception {
        GameRecord record = shortGame();
        assertThat(record.totalTime(Colour.WHITE).cpu()).isEqualTo(Duration.ofMillis(250));
        assertThat(record.maxTime(Colour.BLACK).wall()).isEqualTo(Duration.ofSeconds(3));
        assertThat(record.hasMoved(Colour.BLACK))
                .as("opening moves do not count")
                .isFalse();
        assertThat(record.hasMoved(Colour.WHITE)).isTrue();
    }

    @Test
    void hash_dependsOnStartAndMovesOnly() throws Exception {
        GameRecord one = shortGame();
        GameRecord other =
                new GameRecord("X", "Y", one.game(), 2, List.of(), one.fault(), Instant.parse("2020-01-01T00:00:00Z"));
        assertThat(other.hash()).isEqualTo(one.hash()).hasSize(16);
        GameRecord shorter = new GameRecord("Ann", "Bob", one.game().undo(), 1, List.of(), one.fault(), DATE);
        assertThat(shorter.hash()).isNotEqualTo(one.hash());
    }

    @Test
    void log_shortGame_showsTimesAndFault() throws Exception {
        assertThat(GameLog.format(shortGame()))
                .contains("Black   Ann")
                .contains("Result  White wins, Black failed with TIMEOUT_CPU")
                .contains("    1  Black  f5      (opening)")
                .contains("    2  White  d6      0.250000  1.500000")
                .contains("TIMEOUT_CPU: too slow")
                .contains("That move took  2.000000  3.000000");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"black\":\"Ann\", | '' | the field \"black\" is missing",
                "\"size\":8 | \"size\":10 | the board size is 8",
                "[0.25] | [0.25,1] | 2 CPU times, but 1 wall times",
                "[0.25] | [\"x\"] | must be seconds",
                "[0.25] | [1e999999999] | must be seconds with at most nine decimals",
                "[0.25] | [-1] | must be seconds",
                "\"f5 d6\" | \"f5 a1\" | is not legal for White",
                "\"f5 d6\" | \"f5\" | do not add up to a game",
                "\"WHITE\" | \"BLACK\" | is BLACK, but the result of the moves is WHITE",
                "\"WHITE\" | \"GREEN\" | must be one of BLACK, DRAW, WHITE, VOID",
                "\"opening\":1 | \"opening\":-1 | do not add up to a game",
                "2026-03-01T10 | yesterday | must be like",
                "\"fault\":{ | \"fault\":[],\"old\":{ | must be an object",
                "{\"black\" | {{\"black\" | expected a JSON object, but this is not valid JSON at column 2"
            })
    void json_invalid_isRejectedWithReason(String part, String instead, String message) throws Exception {
        String line = GameJson.format(shortGame());
        assertThat(line).contains(part);
        assertThatThrownBy(() -> GameJson.parse(line.replace(part, instead)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}
