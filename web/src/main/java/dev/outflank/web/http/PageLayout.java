package dev.outflank.web.http;

import dev.outflank.arena.report.Html;
import dev.outflank.web.text.Messages;
import dev.outflank.web.text.ScriptTexts;
import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Optional;

/**
 * What the layout of all pages, {@code Layout.jte}, shows of a request: the current part of the site, the caller, and the
 * texts in the caller's language.
 *
 * @param path the path of the request
 * @param address the path with its query, to return to; the start page if that would not show this page again
 * @param caller empty for a path without a route
 */
public record PageLayout(String path, String address, Optional<Caller> caller, Messages messages) {
    /** The parts of the site in the navigation. Each is the first segment of a path and the end of a key. */
    static final List<String> TABS = List.of("play", "analyse", "puzzles", "learn", "compete");

    /** The template of a page with its parameters: a call of the method {@code render} that was generated from it. */
    @FunctionalInterface
    public interface PageTemplate {
        void render(HtmlTemplateOutput output, HtmlInterceptor interceptor, PageLayout layout);
    }

    /** Responds with a page. */
    public static void render(Context context, PageTemplate page) {
        String query = context.queryString();
        boolean canReturn =
                HandlerType.GET.equals(context.method()) && context.status().isSuccess();
        String address = canReturn ? context.path() + (query == null ? "" : "?" + query) : "/";
        PageLayout layout = new PageLayout(context.path(), address, Caller.of(context), Messages.of(context));
        respond(
                context,
                Html.render((output, interceptor) -> page.render(output, interceptor, layout))
                        .toString());
    }

    /** Responds with HTML. A file that was saved without its header keeps its encoding in a {@code meta} element. */
    public static void respond(Context context, String html) {
        context.contentType("text/html; charset=utf-8").result(html);
    }

    /** Responds with a page that explains an error. */
    public static void renderError(Context context, String title, String message) {
        render(
                context,
                (output, interceptor, layout) ->
                        JteErrorPageGenerated.render(output, interceptor, layout, title, message));
    }

    /** A text in the caller's language. */
    public String text(String key, Object... values) {
        return messages.text(key, values);
    }

    /** The texts that a page's scripts use, as JSON. */
    String scriptTexts(List<String> modules) {
        return Json.toJson(ScriptTexts.of(modules, messages));
    }

    boolean isCurrent(String tab) {
        return path.startsWith("/" + tab);
    }
}
