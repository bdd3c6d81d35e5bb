package dev.outflank.judge.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.record.Sha256;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Valid contest files, and the error messages for invalid ones. */
final class ContestParserTest {
    private static final String VALID = """
        title: A course
        dates: {opens: 2027-01-01, closes: 2027-02-01 12:00}
        languages:
          c: {endings: [c], compile: "gcc -o program {source}", run: ./program}
        hand-ins:
          bot: {file: bot.c, protocol: lab8, limits: {move: 1s, memory: 64MB}}
        staff: {easy: greedy}
        marking:
          - part: Games
            marks: 2
            games: {boards: [6], opponents: {easy: 2}}
          - part: Style
            marks: 1
            manual: by hand
        competition:
          boards: [6]
          entry: {beat: [easy]}
          format: round-robin
        """;

    private static Contest parse(String text) throws ContestException {
        return new ContestParser("test", name -> Optional.empty(), new BuiltInPlayerRegistry())
                .parse("test.yaml", text);
    }

    @Test
    void parse_validFile_readsFields() throws ContestException {
        Contest contest = parse(VALID);
        assertThat(contest.title()).isEqualTo("A course");
        assertThat(contest.totalMarks()).isEqualByComparingTo(BigDecimal.valueOf(3));
        RequiredFile bot = contest.requiredFile("bot");
        assertThat(bot.moveLimits().time().cpu()).isEqualTo(Duration.ofSeconds(1));
        assertThat(bot.moveLimits().memory()).isEqualTo(64L << 20);
        assertThat(contest.parts()).hasSize(2);
        assertThat(contest.competition().orElseThrow().entryRequirement())
                .isInstanceOf(Competition.EntryRequirement.BeatPlayers.class);
    }

    @Test
    void boards_atTheTop_replaceThoseOfTheCompetition() throws ContestException {
        Contest contest = parse(VALID + "boards: [8, 10]\n");
        assertThat(contest.competition().orElseThrow().boards()).containsExactly(8, 10);
        assertThat(contest.hash()).isNotEqualTo(parse(VALID).hash());
    }

    @Test
    void hash_titleDatesAndComments_haveNoEffect() throws ContestException {
        assertThat(parse("# comment\n" + VALID.replace("A course", "B").replace("2027-02-01", "2028-02-01"))
                        .hash())
                .isEqualTo(parse(VALID).hash());
    }

    @Test
    void formerHash_textsAndProvidedFiles_inTheOrderOfReading() throws ContestException {
        String base = VALID.replace("protocol: lab8,", "protocol: lab8, given: [bot.h],");
        String text = "like: base\ntitle: Mine\n";
        Contest contest = new ContestParser(
                        "test",
                        name -> Optional.ofNullable(Map.of("base.yaml", base, "bot.h", "int move();")
                                .get(name)),
                        new BuiltInPlayerRegistry())
                .parse("test.yaml", text);
        assertThat(contest.formerHash())
                .isEqualTo(Sha256.of(text + base + "bot.h" + "int move();").hex(8));
    }

    @Test
    void hash_changedText_differs() throws ContestException {
        assertThat(parse(VALID).hash()).isEqualTo(parse(VALID).hash());
        assertThat(parse(VALID.replace("1s", "2s")).hash())
                .isNotEqualTo(parse(VALID).hash());
    }

    /** One change to the valid file each, and the expected message: line, field, what is allowed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "title: A course          | titel: A course     | test.yaml:1: | 'title' is missing",
                "closes: 2027-02-01 12:00 | closes: tomorrow    | test.yaml:2: | 'dates.closes' must be a date like"
                        + " 2027-03-31",
                "closes: 2027-02-01 12:00 | closes: 2026-02-01  | test.yaml:2: | 'dates.closes' must be later than"
                        + " 'opens'",
                "endings: [c]             | endings: [.c]       | test.yaml:4: | without the dot",
                "{source}                 | {sauce}             | test.yaml:4: | {source}, {given}, {compiler}",
                "run: ./program           | runs: ./program     | test.yaml:4: | there is no field 'languages.c.runs'",
                "file: bot.c              | file: ../bot.c      | test.yaml:6: | without directories",
                "file: bot.c              | file: bot.py        | test.yaml:6: | must have an extension of one of"
                        + " its languages",
                "protocol: lab8           | protocol: chess     | test.yaml:6: | must be one of lab8, lab8fn",
                "protocol: lab8           | protocol: 'cs303,x' | test.yaml:6: | it has reversed, seconds=NUMBER",
                "move: 1s                 | move: fast          | test.yaml:6: | must be a time like 1s",
                "move: 1s                 | move: 0s            | test.yaml:6: | above 0",
                "memory: 64MB             | memory: 64          | test.yaml:6: | a size like 100MB",
                "memory: 64MB             | memory: 1MB         | test.yaml:6: | at least 16384kB",
                "easy: greedy             | easy: genius        | test.yaml:7: | must be a player in docs/players.md",
                "marks: 2                 | marks: many         | test.yaml:10: | 'marking[1].marks' must be a number"
                        + " of marks",
                "marks: 2                 | marks: 3            | test.yaml:11: | must add up to the part's 3 marks,"
                        + " not 2",
                "boards: [6], opp         | boards: [7], opp    | test.yaml:11: | even numbers from 4 to 26, not 7",
                "boards: [6], opp         | boards: [28], opp   | test.yaml:11: | a whole number from 4 to 26",
                "opponents: {easy: 2}     | opponents: {hard: 2} | test.yaml:11: | must name players in 'staff'"
                        + " (easy), not 'hard'",
                "manual: by hand          | magic: by hand      | test.yaml:12: | exactly one of games, manual,"
                        + " positions",
                "part: Style              | part: Games         | test.yaml:12: | must be a unique title",
                "{beat: [easy]}           | {win: [easy]}       | test.yaml:17: | there is no field"
                        + " 'competition.entry.win'",
                "{beat: [easy]}           | {full-marks: Style} | test.yaml:17: | must be one of the parts Games",
                "round-robin              | knock-out           | test.yaml:18: | one of ladder, points-race,"
                        + " round-robin",
                "format: round-robin      | format: [x]         | test.yaml:18: | not a list",
            })
    void parse_invalidFile_reportsLineFieldAndWhatIsAllowed(String from, String to, String line, String message) {
        assertThat(VALID).contains(from);
        ContestException e = parseInvalid(VALID.replace(from, to));
        assertThat(e).hasMessageStartingWith(line).hasMessageContaining(message);
    }

    @Test
    void parse_invalidYamlOrNoFields_reportsLine() {
        assertThat(parseInvalid("title: [1, 2")).hasMessageContaining("invalid YAML");
        assertThat(parseInvalid("- a\n- b")).hasMessageContaining("expected fields");
        assertThat(parseInvalid("")).hasMessageContaining("expected fields");
        assertThat(parseInvalid(VALID + "title: again\n"))
                .hasMessageContaining("test.yaml:19:")
                .hasMessageContaining("occurs twice");
    }

    private static ContestException parseInvalid(String text) {
        return Objects.requireNonNull(catchThrowableOfType(ContestException.class, () -> parse(text)));
    }
}
