package dev.outflank.arena.diagnosis;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What the doctor found in all games of a program. */
public record BotDiagnosis(List<GameDiagnosis> games) {
    private static final int WORST_MISTAKES = 3;

    public BotDiagnosis {
        games = List.copyOf(games);
    }

    /** Discs that it loses by mistakes, on average per game. */
    public double discsPerGame() {
        return perGame(mistake -> true);
    }

    public double discsPerGame(GamePhase phase) {
        return perGame(mistake -> mistake.phase() == phase);
    }

    public double discsPerGame(MistakeCause cause) {
        return perGame(mistake -> mistake.cause() == cause);
    }

    private double perGame(Predicate<Mistake> filter) {
        return games.stream()
                        .flatMap(game -> game.mistakes().stream())
                        .filter(filter)
                        .mapToInt(Mistake::discsLost)
                        .sum()
                / (double) Math.max(1, games.size());
    }

    /** The phase in which it loses most. */
    public GamePhase weakestPhase() {
        return List.of(GamePhase.values()).stream()
                .max(Comparator.comparingDouble(this::discsPerGame))
                .orElseThrow();
    }

    /** A mistake with the opponent against whom it was made. */
    public record WorstMistake(String opponent, Mistake mistake) {}

    /** The costliest mistakes in different positions, the worst first. */
    public List<WorstMistake> worst() {
        return games.stream()
                .flatMap(game -> game.mistakes().stream().map(mistake -> new WorstMistake(game.opponent(), mistake)))
                .sorted(Comparator.comparingInt(
                        (WorstMistake one) -> -one.mistake().discsLost()))
                .collect(Collectors.toMap(
                        one -> one.mistake().board(), one -> one, (first, same) -> first, LinkedHashMap::new))
                .values()
                .stream()
                .limit(WORST_MISTAKES)
                .toList();
    }

    /** The share of the lost discs that a simple search to this depth would have saved, from 0 to 1. */
    public double shareAvoided(int depth) {
        double all = discsPerGame();
        return all == 0 ? 0 : perGame(mistake -> mistake.depth() > 0 && mistake.depth() <= depth) / all;
    }

    public double slowestMove() {
        return games.stream().mapToDouble(GameDiagnosis::slowestMove).max().orElse(0);
    }

    public long lostOnTime() {
        return games.stream().filter(GameDiagnosis::isLostOnTime).count();
    }

    /** Games lost by a fault other than time. */
    public long otherFaults() {
        return games.stream().filter(game -> game.fault().isPresent()).count() - lostOnTime();
    }
}
