package dev.outflank.judge.marking;

import dev.outflank.arena.report.Html;
import java.util.List;

/**
 * A self-contained HTML page of tables and text. All text is escaped, and the content security policy allows the page's
 * own style and nothing else, so text written by students cannot run anything.
 */
public final class Page {
    private static final String STYLE = """
        body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1b2a22}
        h1{font-size:1.6rem;margin-bottom:0}h2{font-size:1.15rem;margin:2rem 0 .3rem}
        table{border-collapse:collapse;margin:1rem 0}td,th{padding:.25rem .7rem;border-bottom:1px solid #cdd8d1}
        th{text-align:left;background:#eef4f0}td+td{font-variant-numeric:tabular-nums}
        pre{background:#f4f7f5;padding:.7rem;overflow:auto;font-size:13px;line-height:1.35}
        summary{cursor:pointer}.wide{overflow-x:auto}.note{color:#52635a}
        .certificate{border:3px double #2f6b4a;padding:4rem 3rem;margin:2rem 0;text-align:center;
        page-break-after:always;break-after:page}.certificate .name{font-size:2.2rem;margin:1.5rem 0}
        @media print{body{margin:0;max-width:none}.screen{display:none}}
        @media(prefers-color-scheme:dark){@media screen{body{background:#15201a;color:#e3ece6}
        th{background:#22332a}td,th{border-color:#34483d}pre{background:#1d2b23}.note{color:#9db3a6}a{color:#7fd0a5}}}
        """;

    private final StringBuilder html = new StringBuilder();

    public Page(String title, String subtitle) {
        html.append(Html.head(title, STYLE));
        html.append("""
            <body>
            <h1>%s</h1>
            <p class="note">%s</p>
            """.formatted(escape(title), escape(subtitle)));
    }

    private static String escape(String text) {
        return Html.escape(text);
    }

    public void heading(String text) {
        html.append("<h2>").append(escape(text)).append("</h2>\n");
    }

    public void paragraph(String text) {
        html.append("<p>").append(escape(text)).append("</p>\n");
    }

    /** Adds a link to a file in the same directory. Links are not printed. */
    public void link(String file, String text) {
        html.append("<p class=\"screen\"><a href=\"")
                .append(escape(file))
                .append("\">")
                .append(escape(text))
                .append("</a></p>\n");
    }

    public void table(List<String> titles, List<List<String>> rows) {
        html.append("<div class=\"wide\"><table>\n<thead><tr>");
        titles.forEach(
                title -> html.append("<th scope=\"col\">").append(escape(title)).append("</th>"));
        html.append("</tr></thead>\n<tbody>\n");
        for (List<String> row : rows) {
            html.append("<tr>");
            row.forEach(cell -> html.append("<td>").append(escape(cell)).append("</td>"));
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table></div>\n");
    }

    /** Adds a line that expands to a longer text; a plain paragraph when that text is empty. */
    public void details(String line, String text) {
        if (text.isEmpty()) {
            paragraph(line);
        } else {
            html.append("<details><summary>").append(escape(line)).append("</summary><pre>");
            html.append(escape(text)).append("</pre></details>\n");
        }
    }

    /** Adds a certificate, which is printed on a page of its own with the name in large letters. */
    public void certificate(String above, String name, List<String> below) {
        html.append("<div class=\"certificate\"><p>").append(escape(above)).append("</p><p class=\"name\">");
        html.append(escape(name)).append("</p>");
        below.forEach(line -> html.append("<p>").append(escape(line)).append("</p>"));
        html.append("</div>\n");
    }

    @Override
    public String toString() {
        return html + "</body>\n</html>\n";
    }
}
