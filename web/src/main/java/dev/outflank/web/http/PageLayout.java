package dev.outflank.web.http;

import dev.outflank.arena.report.Html;
import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/**
 * What the layout of all pages, {@code Layout.jte}, shows of a request: the current part of the site, and the caller.
 *
 * @param path the path of the request
 * @param caller empty for a path without a route
 */
public record PageLayout(String path, Optional<Caller> caller) {
    /** A link in the site navigation. */
    record Tab(String path, String title) {}

    static final List<Tab> TABS = List.of(
            new Tab("/play", "Play"),
            new Tab("/analyse", "Analyse"),
            new Tab("/learn", "Learn"),
            new Tab("/compete", "Compete"));

    /** The template of a page with its parameters: a call of the method {@code render} that was generated from it. */
    @FunctionalInterface
    public interface PageTemplate {
        void render(HtmlTemplateOutput output, HtmlInterceptor interceptor, PageLayout layout);
    }

    /** Responds with a page. */
    public static void render(Context context, PageTemplate page) {
        PageLayout layout = new PageLayout(context.path(), Caller.of(context));
        context.html(Html.render((output, interceptor) -> page.render(output, interceptor, layout))
                .toString());
    }

    /** Responds with a page that explains an error. */
    public static void renderError(Context context, String title, String message) {
        render(
                context,
                (output, interceptor, layout) ->
                        JteErrorPageGenerated.render(output, interceptor, layout, title, message));
    }

    boolean isCurrent(Tab tab) {
        return path.startsWith(tab.path);
    }
}
