package dev.outflank.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.Network;
import dev.outflank.engine.evaluation.PatternIndices;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.ScoreCalibration;
import dev.outflank.engine.net.SquareNetwork;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import dev.outflank.trainer.Trainer.LabelSettings;
import dev.outflank.trainer.Trainer.TestResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainerIT {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static LabelSettings quick(long seed, int threads) {
        return new LabelSettings(PatternWeights.shipped(), 1, 8, seed, threads);
    }

    private static List<Sample> samples(Path folder) throws IOException {
        List<Sample> samples = new ArrayList<>();
        SampleStore.visit(folder, samples::add);
        return samples;
    }

    /** Writes these samples with other scores to a new folder. */
    private Path relabel(String name, List<Sample> samples, ToIntFunction<Sample> score) throws IOException {
        Path relabelled = Files.createDirectories(folder.resolve(name));
        SampleFile.write(
                relabelled.resolve("all.samples"),
                samples.stream()
                        .map(sample -> new Sample(
                                sample.own(),
                                sample.opp(),
                                score.applyAsInt(sample),
                                Sample.NO_RESULT,
                                sample.isTest()))
                        .toList());
        return relabelled;
    }

    @Test
    void selfPlay_sameSeed_givesTheSameSamplesOnAnyNumberOfThreads() throws Exception {
        Trainer.selfPlay(600, quick(3, 1), folder.resolve("one"), done -> {});
        Trainer.selfPlay(600, quick(3, 2), folder.resolve("two"), done -> {});
        Trainer.selfPlay(100, quick(4, 2), folder.resolve("other"), done -> {});
        assertThat(samples(folder.resolve("one")))
                .isEqualTo(samples(folder.resolve("two")))
                .hasSizeGreaterThan(5_000);
        assertThat(samples(folder.resolve("other")))
                .isNotEqualTo(samples(folder.resolve("one")).subList(0, 100));
    }

    @Test
    void selfPlay_resumed_generatesOnlyMissingChunks() throws Exception {
        Path whole = folder.resolve("whole");
        Trainer.selfPlay(600, quick(5, 2), whole, done -> {});
        List<Sample> expected = samples(whole);
        List<Path> chunks = SampleStore.files(whole);
        Files.delete(chunks.getLast());
        Files.writeString(whole.resolve("half.samples.new"), "cut off");
        var kept = Files.getLastModifiedTime(chunks.getFirst());
        Trainer.selfPlay(600, quick(5, 2), whole, done -> {});
        assertThat(samples(whole)).isEqualTo(expected);
        assertThat(Files.getLastModifiedTime(chunks.getFirst())).isEqualTo(kept);
    }

    /** If scores are disc differences, the fitted weights predict them in test games. */
    @Test
    void fit_scoresThatPatternsExplain_predictsTestGames() throws Exception {
        Path played = folder.resolve("played");
        Trainer.selfPlay(800, quick(6, 2), played, done -> {});
        Path counted = relabel(
                "counted", samples(played), sample -> Long.bitCount(sample.own()) - Long.bitCount(sample.opp()));
        Path work = folder.resolve("work");
        PatternWeights fitted =
                Trainer.fit(List.of(counted.toString()), work, new FitOptions(15, 0.5f, 2, 0, 2), done -> {});
        List<TestResult> lines = Trainer.test(fitted, List.of(counted.toString()));
        assertThat(lines).isNotEmpty();
        for (TestResult line : lines) {
            if (line.empties() >= 10 && line.empties() <= 44) {
                assertThat(line.meanAbsolute()).as("%s", line).isLessThan(4);
            }
        }
        assertThat(relativeOrderingError(fitted, counted)).isLessThan(0.5);
        assertThat(Files.readString(work.resolve("loss.svg")))
                .startsWith("<svg")
                .endsWith("</svg>\n");
        Files.delete(work.resolve("07.table"));
        PatternWeights again =
                Trainer.fit(List.of(counted.toString()), work, new FitOptions(15, 0.5f, 2, 0, 2), done -> {});
        assertThat(Trainer.test(again, List.of(counted.toString()))).isEqualTo(lines);
    }

    /** If scores are disc differences, the network predicts them in test games; threads and interruptions change nothing. */
    @Test
    void trainNetwork_scoresThatPatternsExplain_predictsTestGames() throws Exception {
        Path played = folder.resolve("played");
        Trainer.selfPlay(800, quick(6, 2), played, done -> {});
        Path counted = relabel(
                "counted", samples(played), sample -> Long.bitCount(sample.own()) - Long.bitCount(sample.opp()));
        List<String> sources = List.of(counted.toString());
        List<Double> errors = new ArrayList<>();
        Path work = folder.resolve("work");
        Network trained = Trainer.trainNetwork(
                sources, List.of(), work, new NetworkOptions(4, 0.02f, 0, 1, 2), (epoch, error) -> errors.add(error));
        assertThat(errors).hasSize(4);
        ErrorStatistics labels = new ErrorStatistics();
        samples(counted).stream().filter(Sample::isTest).forEach(sample -> labels.add(sample.score()));
        assertThat(errors.getLast()).isLessThan(errors.getFirst()).isLessThan(0.6 * labels.meanAbsolute());
        List<TestResult> lines = Trainer.test(trained, sources);
        double quantised = lines.stream()
                        .mapToDouble(line -> line.samples() * line.meanAbsolute())
                        .sum()
                / lines.stream().mapToLong(TestResult::samples).sum();
        assertThat(quantised).isCloseTo(errors.getLast(), within(0.05));
        assertThat(Files.readString(work.resolve("loss.svg"))).startsWith("<svg");
        // With one thread, interrupted during the third epoch.
        Path other = folder.resolve("other");
        assertThatThrownBy(() -> Trainer.trainNetwork(
                        sources, List.of(), other, new NetworkOptions(4, 0.02f, 0, 1, 1), (epoch, error) -> {
                            if (epoch == 2) {
                                throw new IllegalStateException("interrupted");
                            }
                        }))
                .hasMessage("interrupted");
        Network resumed = Trainer.trainNetwork(
                sources, List.of(), other, new NetworkOptions(4, 0.02f, 0, 1, 1), (epoch, error) -> {});
        assertThat(Trainer.test(resumed, sources)).isEqualTo(lines);
    }

    /** If scores are disc differences, the small network soon predicts them in test games; threads and interruptions change nothing. */
    @Test
    void trainSquareNetwork_discDifferences_predictsTestGames() throws Exception {
        Path played = folder.resolve("played");
        Trainer.selfPlay(400, quick(6, 2), played, done -> {});
        Path counted = relabel(
                "counted", samples(played), sample -> Long.bitCount(sample.own()) - Long.bitCount(sample.opp()));
        List<String> sources = List.of(counted.toString());
        Path work = folder.resolve("work");
        NetworkOptions two = new NetworkOptions(20, 0.01f, 0, 1, 2);
        SquareNetwork trained = Trainer.trainSquareNetwork(sources, work, two, (epoch, error) -> {});
        ErrorStatistics labels = new ErrorStatistics();
        ErrorStatistics errors = new ErrorStatistics();
        samples(counted).stream().filter(Sample::isTest).forEach(sample -> {
            labels.add(sample.score());
            errors.add(
                    (double) trained.score(sample.own(), sample.opp()) / SquareNetwork.UNITS_PER_DISC - sample.score());
        });
        assertThat(errors.meanAbsolute()).isLessThan(0.2 * labels.meanAbsolute());
        assertThat(trained.errors()).hasSize(20);
        assertThat(trained.errors()[19]).isCloseTo(errors.meanAbsolute(), within(0.1));
        assertThat(Files.readString(work.resolve("loss.svg"))).startsWith("<svg");
        // With one thread, interrupted during the third epoch.
        Path other = folder.resolve("other");
        NetworkOptions one = new NetworkOptions(20, 0.01f, 0, 1, 1);
        assertThatThrownBy(() -> Trainer.trainSquareNetwork(sources, other, one, (epoch, error) -> {
                    if (epoch == 2) {
                        throw new IllegalStateException("interrupted");
                    }
                }))
                .hasMessage("interrupted");
        SquareNetwork resumed = Trainer.trainSquareNetwork(sources, other, one, (epoch, error) -> {});
        assertThat(bytes(resumed)).isEqualTo(bytes(trained));
    }

    private static byte[] bytes(SquareNetwork network) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        network.write(out);
        return out.toByteArray();
    }

    /** Error of the move ordering table on its test samples, relative to their scores. */
    private static double relativeOrderingError(PatternWeights weights, Path folder) throws IOException {
        PatternIndices indices = new PatternIndices();
        ErrorStatistics errors = new ErrorStatistics();
        ErrorStatistics scores = new ErrorStatistics();
        for (Sample sample : samples(folder)) {
            if (sample.isTest() && sample.empties() >= 11 && sample.empties() <= 16) {
                indices.set(sample.own(), sample.opp());
                errors.add(weights.orderingScore(indices, sample.empties()) / (double) PatternWeights.UNITS_PER_DISC
                        - sample.score());
                scores.add(sample.score());
            }
        }
        return errors.meanAbsolute() / scores.meanAbsolute();
    }

    /** If scores are a cubic of the sums of weights, it is found, and numbers of empty squares without samples get it too. */
    @Test
    void fitCalibration_scoresOfAKnownCurve_findsIt() throws Exception {
        Path played = folder.resolve("played");
        Trainer.selfPlay(400, quick(9, 2), played, done -> {});
        List<Sample> some = samples(played).stream()
                .filter(sample -> sample.empties() >= 10 && sample.empties() < 40)
                .toList();
        ScoreCalibration even = new ScoreCalibration(0, 1.2f, -0.00005f);
        ScoreCalibration odd = new ScoreCalibration(4, 1.2f, -0.00005f);
        PatternIndices indices = new PatternIndices();
        Path curved = relabel("curved", some, sample -> {
            indices.set(sample.own(), sample.opp());
            ScoreCalibration curve = sample.empties() % 2 == 0 ? even : odd;
            return (int) Math.round(curve.apply(PatternWeights.shipped().sum(indices, sample.empties())));
        });
        List<ScoreCalibration> found = CalibrationFit.fit(PatternWeights.shipped(), List.of(curved));
        assertThat(found).hasSize(PatternWeights.CALIBRATION_COUNT);
        for (int empties = 0; empties < found.size(); empties++) {
            ScoreCalibration curve = empties % 2 == 0 ? even : odd;
            assertThat(found.get(empties).constant()).isCloseTo(curve.constant(), within(0.2f));
            assertThat(found.get(empties).linear()).isCloseTo(curve.linear(), within(0.03f));
            assertThat(found.get(empties).cubic()).isCloseTo(curve.cubic(), within(0.00003f));
        }
        assertThat(CalibrationFit.fit(PatternWeights.shipped(), List.of())).containsOnly(ScoreCalibration.IDENTITY);
        PatternWeights nothing = PatternWeights.of(
                new short[PatternWeights.TABLE_COUNT][Patterns.TABLE_SIZE],
                PatternWeights.shipped().probCutError());
        assertThat(CalibrationFit.fit(nothing, List.of(curved))).containsOnly(ScoreCalibration.IDENTITY);
    }

    @Test
    void measureProbCutError_shippedWeights_isSomeDiscs() throws Exception {
        Path played = folder.resolve("played");
        Trainer.selfPlay(100, quick(7, 2), played, done -> {});
        var error = Trainer.measureProbCutError(PatternWeights.shipped(), List.of(played.toString()), 2);
        assertThat(error.endgame()).isBetween(0.5f, 20f);
        assertThat(error.standardDeviation(6, 30)).isBetween(1f, 20f);
    }

    @Test
    void buildBook_resumed_givesTheSameBook() throws Exception {
        Path values = folder.resolve("values");
        OpeningBook book = Trainer.buildBook(PatternWeights.shipped(), 300, 3, 2, values, done -> {});
        byte[] searched = Files.readAllBytes(values);
        Files.write(values, Arrays.copyOf(searched, searched.length / 2 + 3));
        OpeningBook again = Trainer.buildBook(PatternWeights.shipped(), 300, 3, 1, values, done -> {});
        assertThat(again.size()).isEqualTo(book.size()).isGreaterThanOrEqualTo(300);
        Position position = Position.start(8);
        for (int ply = 0; ply < 4; ply++) {
            Move move = book.bestMove(position).orElseThrow();
            assertThat(again.bestMove(position)).contains(move);
            position = position.play(move);
        }
    }

    /** On 4×4 all games of a perfect player are solved: every move of the book keeps the score. */
    @Test
    void buildSolvedBook_fourByFour_keepsTheScoreAgainstEveryReply() throws Exception {
        try (Search search = new Search(1, 1)) {
            OpeningBook book = Trainer.buildSolvedBook(search, 4, 1, count -> {});
            assertThat(book.score(Position.start(4))).hasValue(-10);
            for (Colour player : Colour.values()) {
                check(book, Position.start(4), player, player == Colour.BLACK ? -10 : 10);
            }
        }
    }

    private static void check(OpeningBook book, Position position, Colour player, int atLeast) {
        if (position.isOver()) {
            assertThat(Scoring.EMPTIES_TO_WINNER.difference(position, player)).isGreaterThanOrEqualTo(atLeast);
        } else if (position.mobility() == 0) {
            check(book, position.play(Move.PASS), player, atLeast);
        } else if (position.toMove() == player) {
            int score = book.score(position).orElseThrow();
            assertThat(score).isGreaterThanOrEqualTo(atLeast);
            check(book, position.play(book.bestMove(position).orElseThrow()), player, score);
        } else {
            position.moves().forEach(move -> check(book, position.play(move), player, atLeast));
        }
    }
}
