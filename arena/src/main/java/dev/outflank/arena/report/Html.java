package dev.outflank.arena.report;

import dev.outflank.arena.record.Sha256;

/** Text that is safe between tags and in attributes. */
public final class Html {
    private Html() {}

    /** The beginning of a page with a style in it. The page's own policy allows that and nothing else. */
    public static String head(String title, String style) {
        return head(title, style, "");
    }

    /** The same for a page with a script too. */
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
