package dev.outflank.engine.analysis;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The mistakes of one player in many games, by the same analysis as that of single games: by phase, colour, opening and
 * year, the accuracy near the end, and the costliest positions.
 */
public final class PlayerReport {
    /** Positions with at most this many empty squares count for {@link #endgameAccuracy}. */
    public static final int ENDGAME_EMPTIES = 20;

    private static final int MAX_WORST = 10;
    private static final int PLIES_PER_PHASE = 20;
    private static final List<String> PHASES = List.of("1–20", "21–40", "41–60");

    /**
     * A game of the player with its analysis.
     *
     * @param side the side that the player had
     * @param opening the name of the opening; empty if it has none
     * @param year the year; empty if unknown
     */
    public record PlayedGame(GameAnalysis analysis, Colour side, String opening, String year) {}

    /**
     * Sums over some of the moves.
     *
     * @param games the number of games
     * @param moves the number of moves that were not forced
     * @param mistakes the number of errors and doubts
     * @param discsLost the discs that they lost
     */
    public record Sum(int games, int moves, int mistakes, int discsLost) {
        private static final Sum NONE = new Sum(0, 0, 0, 0);

        private Sum plus(int games, MoveAnalysis move) {
            boolean mistake = move.grade().isMistake();
            return new Sum(
                    this.games + games,
                    moves + (move.grade() == MoveGrade.FORCED ? 0 : 1),
                    mistakes + (mistake ? 1 : 0),
                    discsLost + (mistake ? move.discsLost() : 0));
        }

        /** Discs lost per game. */
        public double discsPerGame() {
            return games == 0 ? 0 : (double) discsLost / games;
        }
    }

    /** A mistake of the player: the game up to the position, and the analysis of the move. */
    public record WorstMove(Game position, MoveAnalysis move) {}

    private final Map<String, Sum> byPhase = new LinkedHashMap<>();
    private final Map<Colour, Sum> byColour = new TreeMap<>();
    private final Map<String, Sum> byOpening = new TreeMap<>();
    private final Map<String, Sum> byYear = new TreeMap<>();
    private final List<WorstMove> worst = new ArrayList<>();
    private Sum total = Sum.NONE;
    private Sum endgame = Sum.NONE;

    public PlayerReport() {
        PHASES.forEach(phase -> byPhase.put(phase, Sum.NONE));
    }

    /** Adds a game. */
    public void add(PlayedGame played) {
        Map<String, Boolean> seenPhases = new LinkedHashMap<>();
        boolean first = true;
        for (MoveAnalysis move : played.analysis().moves()) {
            if (move.side() != played.side() || move.played().isPass()) {
                continue;
            }
            int once = first ? 1 : 0;
            String phase = PHASES.get(Math.min(move.ply() / PLIES_PER_PHASE, PHASES.size() - 1));
            byPhase.merge(phase, Sum.NONE.plus(seenPhases.put(phase, true) == null ? 1 : 0, move), PlayerReport::sum);
            byColour.merge(played.side(), Sum.NONE.plus(once, move), PlayerReport::sum);
            byOpening.merge(played.opening(), Sum.NONE.plus(once, move), PlayerReport::sum);
            byYear.merge(played.year(), Sum.NONE.plus(once, move), PlayerReport::sum);
            total = total.plus(once, move);
            Game position = upTo(played.analysis().game(), move.ply());
            if (position.position().empties() <= ENDGAME_EMPTIES) {
                endgame = endgame.plus(0, move);
            }
            if (move.grade().isMistake()) {
                worst.add(new WorstMove(position, move));
            }
            first = false;
        }
        worst.sort(Comparator.comparingInt((WorstMove mistake) -> mistake.move().discsLost())
                .reversed());
        if (worst.size() > MAX_WORST) {
            worst.subList(MAX_WORST, worst.size()).clear();
        }
    }

    private static Sum sum(Sum a, Sum b) {
        return new Sum(a.games + b.games, a.moves + b.moves, a.mistakes + b.mistakes, a.discsLost + b.discsLost);
    }

    private static Game upTo(Game game, int ply) {
        Game earlier = game;
        while (earlier.ply() > ply) {
            earlier = earlier.undo();
        }
        return earlier;
    }

    public Sum total() {
        return total;
    }

    /** By the numbers of the moves, such as {@code 1–20}. */
    public Map<String, Sum> byPhase() {
        return Collections.unmodifiableMap(byPhase);
    }

    public Map<Colour, Sum> byColour() {
        return Collections.unmodifiableMap(byColour);
    }

    /** By the name of the opening; the empty name stands for games without a named opening. */
    public Map<String, Sum> byOpening() {
        return Collections.unmodifiableMap(byOpening);
    }

    /** By year; the empty year stands for games without a date. */
    public Map<String, Sum> byYear() {
        return Collections.unmodifiableMap(byYear);
    }

    /** The moves with at most {@value #ENDGAME_EMPTIES} empty squares; their games are not counted. */
    public Sum endgame() {
        return endgame;
    }

    /** The share of moves without a mistake, of the moves with at most {@value #ENDGAME_EMPTIES} empty squares. */
    public double endgameAccuracy() {
        return endgame.moves == 0 ? 1 : 1 - (double) endgame.mistakes / endgame.moves;
    }

    /** The costliest mistakes, at most ten, the worst first. */
    public List<WorstMove> worst() {
        return List.copyOf(worst);
    }
}
