package dev.outflank.web.http;

import dev.outflank.arena.report.Html;
import io.javalin.http.Context;
import java.util.List;

/** The layout of all pages: head, site navigation and content. */
public final class PageLayout {
    /** A link in the site navigation. */
    public record Tab(String path, String title) {}

    private static final List<Tab> TABS = List.of(
            new Tab("/play", "Play"),
            new Tab("/analyse", "Analyse"),
            new Tab("/learn", "Learn"),
            new Tab("/compete", "Compete"));

    private PageLayout() {}

    /**
     * Responds with a page.
     *
     * @param modules names of JavaScript modules under assets, without extension
     * @param content the page's HTML
     */
    public static void render(Context context, String title, List<String> modules, String content) {
        render(context, title, List.of(), modules, content);
    }

    /**
     * Responds with a page that has its own style sheets.
     *
     * @param styles names of style sheets under assets, without extension
     */
    public static void render(
            Context context, String title, List<String> styles, List<String> modules, String content) {
        StringBuilder links = new StringBuilder();
        styles.forEach(name -> links.append("<link rel=\"stylesheet\" href=\"/assets/%s.css\">\n".formatted(name)));
        modules.forEach(
                name -> links.append("<script type=\"module\" src=\"/assets/%s.js\"></script>\n".formatted(name)));
        StringBuilder tabs = new StringBuilder();
        for (Tab tab : TABS) {
            String current = context.path().startsWith(tab.path) ? " aria-current=\"page\"" : "";
            tabs.append("<a href=\"%s\"%s>%s</a>\n".formatted(tab.path, current, tab.title));
        }
        context.html("""
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%s · Outflank</title>
            <link rel="icon" href="/assets/icon.svg">
            <link rel="stylesheet" href="/assets/base.css">
            %s</head>
            <body>
            <header class="site"><a class="name" href="/">Outflank</a><nav>
            %s</nav>%s</header>
            <main>
            %s
            </main>
            </body>
            </html>
            """.formatted(Html.escape(title), links, tabs, callerLink(context), content));
    }

    private static String callerLink(Context context) {
        return Caller.of(context)
                .map(caller -> caller.accessLevel() == AccessLevel.ANYONE
                        ? "<a class=\"caller\" href=\"/sign-in\">Sign in</a>"
                        : "<a class=\"caller\" href=\"/account\">%s</a>".formatted(Html.escape(caller.login())))
                .orElse("");
    }
}
