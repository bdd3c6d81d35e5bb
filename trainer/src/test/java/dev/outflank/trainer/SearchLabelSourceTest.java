package dev.outflank.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.WthorFile;
import dev.outflank.rules.record.WthorGame;
import dev.outflank.rules.record.WthorWriter;
import dev.outflank.trainer.Trainer.Choice;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SearchLabelSourceTest {
    private static final int GAMES = 60;
    private static final TrainTestSplit SPLIT = new TrainTestSplit(4);

    private final List<WthorGame> games = games();

    private static List<WthorGame> games() {
        SplittableRandom random = new SplittableRandom(1);
        WthorWriter writer = new WthorWriter();
        try {
            for (int i = 0; i < GAMES; i++) {
                Game game = Game.start(8);
                while (!game.isOver()) {
                    Position position = game.position();
                    game = game.play(
                            position.mobility() == 0 ? Move.PASS : position.move(random.nextInt(position.mobility())));
                }
                writer.add(RecordedGame.of(game));
            }
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
        return WthorFile.read(writer.games(LocalDate.EPOCH)).games();
    }

    private List<Sample> samples(Choice choice) {
        SearchLabelSource labels = new SearchLabelSource(games, choice, 5, SPLIT);
        List<Sample> samples = new ArrayList<>();
        try (Labeller labeller = new Labeller(PatternWeights.shipped(), 1, 0)) {
            for (int number = 0; number < labels.gameCount(); number++) {
                samples.addAll(labels.samples(number, labeller));
            }
        }
        return samples;
    }

    @Test
    void samples_rangeOfEmpties_areWithinIt() {
        assertThat(samples(new Choice(20, 22, 1, false, false)))
                .hasSizeBetween(2 * GAMES, 3 * GAMES)
                .allSatisfy(sample -> assertThat(sample.empties()).isBetween(20, 22));
    }

    @Test
    void samples_testsOnly_areTheTestSamplesOfAll() {
        List<Sample> tests = samples(Choice.ALL).stream().filter(Sample::isTest).toList();
        assertThat(tests).isNotEmpty();
        assertThat(samples(new Choice(0, 60, 1, true, false))).isEqualTo(tests);
    }

    @Test
    void samples_aside_areOneMoveAwayFromTheGames() {
        Set<List<Long>> reachable = new HashSet<>();
        Set<List<Long>> played = new HashSet<>();
        for (WthorGame game : games) {
            for (Position position : game.game().positions()) {
                played.add(discs(Sample.of(position, 0, 0, false)));
                position.moves().forEach(move -> reachable.add(discs(Sample.of(position.play(move), 0, 0, false))));
            }
        }
        List<Sample> aside = samples(new Choice(10, 50, 1, false, true));
        assertThat(aside).allSatisfy(sample -> assertThat(reachable).contains(discs(sample)));
        assertThat(aside).filteredOn(sample -> !played.contains(discs(sample))).hasSizeGreaterThan(aside.size() / 2);
    }

    private static List<Long> discs(Sample sample) {
        return List.of(sample.own(), sample.opp());
    }
}
