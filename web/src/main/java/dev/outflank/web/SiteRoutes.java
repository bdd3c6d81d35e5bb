package dev.outflank.web;

import dev.outflank.web.analyse.AnalysePages;
import dev.outflank.web.engine.EnginePool;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.learn.LearnPages;
import dev.outflank.web.play.PlayPages;
import java.nio.file.Path;
import java.util.List;

/** Assembles the public part of the site. */
public final class SiteRoutes {
    private SiteRoutes() {}

    /** The pages that need no account: play, analyse and learn. */
    public static List<RouteGroup> publicRoutes(Path data) {
        EnginePool players = new EnginePool("player", Runtime.getRuntime().availableProcessors());
        // Analysis has its own thread, so that it cannot delay the moves of games.
        EnginePool analysts = new EnginePool("analyst", 1);
        return List.of(
                new PlayPages(data.resolve("games"), players), new AnalysePages(analysts), new LearnPages(players));
    }
}
