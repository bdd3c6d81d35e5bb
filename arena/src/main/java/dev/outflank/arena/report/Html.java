package dev.outflank.arena.report;

import dev.outflank.arena.record.Sha256;

/** Builds HTML: page heads with a content security policy, and escaped text. */
public final class Html {
    private Html() {}

    /** Head of a page with an inline style sheet, which is all that the page's content security policy allows. */
    public static String head(String title, String style) {
        return head(title, style, "");
    }

    /** The same with an inline script. */
    static String headWithScript(String title, String style, String script) {
        return head(title, style, "; script-src '" + hash(script) + "'");
    }

    private static String head(String title, String style, String more) {
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; \
                form-action 'none'; style-src '%s'%s">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <style>%s</style>
                </head>
                """.formatted(hash(style), more, escape(title), style);
    }

    /** The hash by which a page's own policy allows a style or a script that is in it. */
    private static String hash(String text) {
        return "sha256-" + Sha256.of(text).base64();
    }

    public static String escape(String text) {
        StringBuilder safe = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.append(c);
            }
        }
        return safe.toString();
    }
}
