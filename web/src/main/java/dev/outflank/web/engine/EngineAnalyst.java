package dev.outflank.web.engine;

import dev.outflank.arena.diagnosis.GameAnalyst;
import dev.outflank.arena.diagnosis.Mistake;
import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** The engine as the doctor uses it: a quick analysis of every move. Not thread-safe. */
public final class EngineAnalyst implements GameAnalyst {
    /** Deep enough to judge the programs of students, and about a second per game. */
    private static final int LEVEL = 8;

    private static final int LARGE_BOARD_LEVEL = 4;
    private static final int HASH_MEGABYTES = 16;

    private final SearchProvider searches = new SearchProvider(() -> new Search(1, HASH_MEGABYTES), LargeSearch::new);

    @Override
    public boolean supports(Game game) {
        return game.objective() == Objective.MOST_DISCS;
    }

    @Override
    public List<Mistake> mistakes(Game game, Colour side, BooleanSupplier cancelled) {
        Searcher search = searches.forSize(game.position().size());
        int level = search.maxBoardSize() > Search.MAX_BOARD_SIZE ? LARGE_BOARD_LEVEL : LEVEL;
        GameAnalysis analysis = new GameAnalyzer(search, empties -> search.limitsForLevel(level, empties), cancelled)
                .analyze(game, move -> {});
        List<Position> positions = game.positions();
        List<Mistake> mistakes = new ArrayList<>();
        for (MoveAnalysis move : analysis.moves()) {
            if (move.side() == side && move.grade().isMistake()) {
                Position before = positions.get(move.ply());
                mistakes.add(Mistake.of(
                        move.ply(),
                        before,
                        move.played(),
                        move.bestMove(),
                        move.discsLost(),
                        move.score().exact() && move.bestScore().exact(),
                        depthToAvoid(before, move.played())));
            }
        }
        return mistakes;
    }

    /** The smallest depth at which a simple alpha-beta search chooses another move; 0 if there is none. */
    private static int depthToAvoid(Position position, Move played) {
        Game game = Game.from(position, Objective.MOST_DISCS);
        for (int depth = 1; depth <= Mistake.MAX_DEPTH; depth++) {
            if (!simpleSearch(depth).choose(game, Clock.UNLIMITED).equals(played)) {
                return depth;
            }
        }
        return 0;
    }

    private static Player simpleSearch(int depth) {
        try {
            return BuiltInPlayers.factory("alphabeta:" + depth, false).get();
        } catch (NotationException e) {
            throw new IllegalStateException("a built-in player is missing", e);
        }
    }
}
