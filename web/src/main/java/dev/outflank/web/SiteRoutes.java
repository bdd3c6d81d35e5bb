package dev.outflank.web;

import dev.outflank.rules.database.DatabaseFolder;
import dev.outflank.web.analyse.AnalysePages;
import dev.outflank.web.engine.EnginePool;
import dev.outflank.web.explore.ExplorerPages;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.learn.LearnPages;
import dev.outflank.web.play.PlayPages;
import dev.outflank.web.puzzle.PuzzlePages;
import java.nio.file.Path;
import java.util.List;

/** Assembles the public part of the site. */
public final class SiteRoutes {
    private SiteRoutes() {}

    /** The pages that need no account: play, analyse and learn. */
    public static List<RouteGroup> publicRoutes(Path data) {
        EnginePool players = new EnginePool("player", Runtime.getRuntime().availableProcessors());
        // Analysis has its own threads, so that it cannot delay the moves of games, nor a whole game a single position.
        EnginePool gameAnalysts = new EnginePool("game-analyst", 1);
        EnginePool positionAnalysts = new EnginePool("position-analyst", 1);
        return List.of(
                new PlayPages(data.resolve("games"), players),
                new AnalysePages(gameAnalysts, positionAnalysts, new DatabaseFolder(data.resolve("database"))),
                new ExplorerPages(data.resolve("database"), data.resolve("book/book.bin")),
                new PuzzlePages(),
                new LearnPages(players));
    }
}
