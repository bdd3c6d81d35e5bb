package dev.outflank.web;

import dev.outflank.web.analyse.AnalysePages;
import dev.outflank.web.engine.EnginePool;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.learn.LearnPages;
import dev.outflank.web.play.PlayPages;
import java.nio.file.Path;
import java.util.List;

/** The parts of the site, put together. */
public final class SiteRoutes {
    private SiteRoutes() {}

    /** What needs no account. */
    public static List<RouteGroup> publicRoutes(Path data) {
        EnginePool players = new EnginePool("player", Runtime.getRuntime().availableProcessors());
        // Games are analysed one after the other, beside the players and never instead of them.
        EnginePool analysts = new EnginePool("analyst", 1);
        return List.of(
                new PlayPages(data.resolve("games"), players), new AnalysePages(analysts), new LearnPages(players));
    }
}
