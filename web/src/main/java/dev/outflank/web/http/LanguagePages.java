package dev.outflank.web.http;

import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

/** Remembers the language that a visitor chooses on any page. */
public final class LanguagePages implements RouteGroup {
    @Override
    public void addTo(RoutesConfig routes) {
        routes.post("/language", LanguagePages::choose, AccessLevel.ANYONE);
    }

    private static void choose(Context context) {
        Messages chosen = Messages.find(context.formParam("language"))
                .orElseThrow(() -> new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.language")));
        BrowserCookie.set(context, Messages.COOKIE, chosen.tag());
        String next = context.formParam("next");
        // Only addresses of this server: a second slash would name another host.
        boolean local = next != null && next.matches("/(?![/\\\\])[\\x21-\\x7e&&[^\\\\]]*");
        context.redirect(local ? next : "/", HttpStatus.SEE_OTHER);
    }
}
