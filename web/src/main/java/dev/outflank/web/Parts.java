package dev.outflank.web;

import dev.outflank.web.analyse.AnalysePages;
import dev.outflank.web.http.Pages;
import dev.outflank.web.learn.LearnPages;
import dev.outflank.web.play.PlayPages;
import dev.outflank.web.think.Thinkers;
import java.nio.file.Path;
import java.util.List;

/** The parts of the site, put together. */
public final class Parts {
    private Parts() {}

    /** What needs no account. */
    public static List<Pages> forEveryone(Path data) {
        Thinkers players = new Thinkers("player", Runtime.getRuntime().availableProcessors());
        // Games are analysed one after the other, beside the players and never instead of them.
        Thinkers analysts = new Thinkers("analyst", 1);
        return List.of(
                new PlayPages(data.resolve("games"), players), new AnalysePages(analysts), new LearnPages(players));
    }
}
