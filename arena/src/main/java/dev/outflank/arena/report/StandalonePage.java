package dev.outflank.arena.report;

import java.util.Optional;

/**
 * A page that is one file: tournaments, marks and analyses. Its content security policy allows only its own style sheet
 * and script, and no connections, so that names and messages of programs cannot inject anything.
 */
public final class StandalonePage {
    private StandalonePage() {}

    /** A page of text and tables, for screens and paper. */
    public static String formatTables(String title, Html.Template body) {
        return format(title, InlineResource.of(StandalonePage.class, "tables.css"), body);
    }

    public static String format(String title, InlineResource style, Html.Template body) {
        return format(title, style, Optional.empty(), body);
    }

    /** A page with a script. */
    static String format(String title, InlineResource style, Optional<InlineResource> script, Html.Template body) {
        return Html.render((output, interceptor) -> JteStandaloneLayoutGenerated.render(
                        output, interceptor, title, style, script, Html.render(body)))
                .toString();
    }
}
