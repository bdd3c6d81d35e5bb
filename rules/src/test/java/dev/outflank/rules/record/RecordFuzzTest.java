package dev.outflank.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Fuzzer;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Fuzz test of the record readers: mutated input is read or rejected with a one-sentence message, and every game that was
 * read survives a round trip.
 */
@Tag("attack")
class RecordFuzzTest {
    private static final LocalDate DAY = LocalDate.of(2026, 1, 2);

    @ParameterizedTest
    @EnumSource
    void text_mutated_isRejectedOrRoundTrips(TextFormat format) throws Exception {
        Fuzzer.run(600, corpus(format), input -> {
            String text = new String(input, StandardCharsets.UTF_8);
            RecordCollector found = RecordCollector.of(format, text);
            for (RecordedGame game : found.games()) {
                assertRoundTrip(format, game);
            }
            TextFormat.detect(text).ifPresent(detected -> RecordCollector.of(detected, text));
            return summary(found);
        });
    }

    @Test
    void wthor_mutated_isRejectedOrRoundTrips() throws Exception {
        WthorWriter writer = new WthorWriter();
        Random random = new Random(1);
        for (int i = 0; i < 3; i++) {
            writer.add(RecordedGame.of(RandomGames.finished(8, random))
                    .withPlayers("a" + i, "é")
                    .withEvent("e", "1999"));
        }
        List<byte[]> files = List.of(writer.games(DAY), writer.players(DAY), writer.tournaments(DAY));
        Fuzzer.run(1_500, files, input -> {
            WthorNames players = WthorNames.readPlayers(input);
            WthorNames tournaments = WthorNames.readTournaments(input);
            WthorFile file = WthorFile.read(input);
            RecordCollector found = new RecordCollector();
            file.games().forEach(game -> found.game(game.record(players, tournaments, file.year())));
            file.faults().forEach(found::fault);
            players.faults().forEach(found::fault);
            tournaments.faults().forEach(found::fault);
            assertWthorRoundTrip(found.games());
            return summary(found);
        });
    }

    @Test
    void notation_mutated_isReadOrRejected() throws Exception {
        List<byte[]> texts = Fuzzer.texts(
                "f5",
                "pass",
                "F5",
                "--",
                "cd",
                "d 3",
                "f5d6c3d3c4",
                "1. f5 2. d6",
                BoardText.format(Position.start(8)),
                BoardText.digits(Position.start(6)) + "1",
                BoardText.format(Position.start(10)));
        Fuzzer.run(1_500, texts, input -> {
            String text = new String(input, StandardCharsets.UTF_8);
            StringBuilder answer = new StringBuilder();
            for (Notation notation : Notation.values()) {
                answer.append(attempt(() -> notation.parse(text, 8).toString()));
            }
            answer.append(attempt(() -> Transcript.parse(text, Game.start(8)).toString()));
            answer.append(attempt(() -> {
                Position position = BoardText.parse(text);
                assertThat(BoardText.parse(BoardText.format(position))).isEqualTo(position);
                return "a board of " + position.size();
            }));
            return answer.toString();
        });
    }

    private interface NotationParser {
        String parse() throws NotationException;
    }

    private static String attempt(NotationParser parser) {
        try {
            return parser.parse();
        } catch (NotationException e) {
            return Fuzzer.requireSentence(e.getMessage());
        }
    }

    private static void assertRoundTrip(TextFormat format, RecordedGame game) {
        String written;
        try {
            written = format.format(game);
        } catch (NotationException e) {
            Fuzzer.requireSentence(e.getMessage());
            return;
        }
        // Writing may lose information that the format cannot represent; after that, round trips are exact.
        RecordCollector again = RecordCollector.of(format, written);
        assertThat(again.faults()).as(written).isEmpty();
        assertThat(again.games()).as(written).hasSize(1);
        RecordedGame read = again.games().getFirst();
        assertThat(read.game().position()).as(written).isEqualTo(game.game().position());
        assertThat(attempt(() -> format.format(read))).isEqualTo(written);
    }

    private static void assertWthorRoundTrip(List<RecordedGame> games) throws NotationException {
        WthorWriter writer = new WthorWriter();
        for (RecordedGame game : games) {
            writer.add(game);
        }
        WthorFile again = WthorFile.read(writer.games(DAY));
        assertThat(again.faults()).isEmpty();
        assertThat(again.games().stream().map(WthorGame::game).toList())
                .isEqualTo(games.stream().map(RecordedGame::game).toList());
    }

    private static String summary(RecordCollector found) {
        StringBuilder summary = new StringBuilder();
        found.faultTexts().stream()
                .map(Fuzzer::requireSentence)
                .limit(5)
                .forEach(fault -> summary.append(fault).append('\n'));
        found.games().stream().limit(5).forEach(game -> summary.append(game.size() > 8 ? "large\n" : "small\n"));
        return summary.toString();
    }

    private static List<byte[]> corpus(TextFormat format) throws NotationException {
        List<String> texts = new ArrayList<>();
        Random random = new Random(1);
        while (texts.size() < 12) {
            RecordedGame game = RandomGames.record(random);
            if (format == TextFormat.LOGISTELLO) {
                texts.add(format.format(RecordedGame.of(RandomGames.finished(8, random))));
            } else if (game.size() <= 10
                    && (format != TextFormat.TRANSCRIPT || game.game().objective() == Objective.MOST_DISCS)) {
                texts.add(format.format(game));
            }
        }
        switch (format) {
            case GGF -> texts.add("2 (;GM[Othello]PC[x]PB[a]RE[+2.0:r]TY[6a]B[c2/1.5/.5]W[PA];)(;GM[Othello];)");
            case SGF -> texts.add("(;FF[4]GM[2]SZ[6]AB[a1:b2]AE[c3]PL[W]RE[B+T]PB[x\\]y];W[cb]V[-2.5](;B[pa])(;B[]))");
            case PGN ->
                texts.add("[Event \"a \\\" b\"]\n[FEN \"8/8/8/3pP3/3Pp3/8/8/8 b\"]\n1.f5 d6 {[%eval -2.5] [%emt 1:02]}"
                        + " 2. c3 $1 (2. c4 (2. c5)) -- pass ; x\n33-31\n[Black \"?\"]\n*\n");
            case LOGISTELLO -> texts.add("+d3-c3+c4: -04 10\n+f5-d6: +2\n\n+f5\n");
            case TRANSCRIPT ->
                texts.add("5664 33\nｆ５-d 6\n1) f5\n\nf5d6c3\n# note\n1. F5 2. d6 -- pass\n\nstart " + "-".repeat(36)
                        + " X\nmoves");
            case OBF -> texts.add("-----OX--XO----- X; b1:+2; a2:-4; % note\n");
            case BOARD ->
                texts.add(
                        "setboard ----------------X\n\n  a b c d\n1 ----\n2|-○●-|\n3 -XO- 3\n4 ----\nBlack to move\n\n12 -----OX--XO----- X +4 b1,a2\n\n----\n-OX-\n-XO-\n----\nO\n");
        }
        return Fuzzer.texts(texts.toArray(String[]::new));
    }
}
