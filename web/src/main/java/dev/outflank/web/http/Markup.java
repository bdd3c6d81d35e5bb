package dev.outflank.web.http;

import dev.outflank.arena.report.Html;
import gg.jte.Content;
import gg.jte.TemplateOutput;
import java.util.List;

/** HTML builder for plain pages. Parameters named {@code text} are escaped, parameters named {@code html} are not. */
public final class Markup implements Content {
    private final StringBuilder html = new StringBuilder();

    public static String text(String text) {
        return Html.escape(text);
    }

    public static String link(String path, String text) {
        return "<a href=\"" + Html.escape(path) + "\">" + Html.escape(text) + "</a>";
    }

    public Markup html(String html) {
        this.html.append(html).append('\n');
        return this;
    }

    public Markup title(String text) {
        return html("<h1>" + text(text) + "</h1>");
    }

    public Markup heading(String text) {
        return html("<h2>" + text(text) + "</h2>");
    }

    public Markup paragraph(String text) {
        return html("<p>" + text(text) + "</p>");
    }

    public Markup pre(String text) {
        return html("<pre tabindex=\"0\" role=\"region\" aria-label=\"Text\">" + text(text) + "</pre>");
    }

    /** Adds a table whose cells are HTML, or a note if there are no rows. */
    public Markup table(List<String> titles, List<List<String>> rows) {
        if (rows.isEmpty()) {
            return html("<p class=\"note\">None yet.</p>");
        }
        html.append("<div class=\"scroll-x\" tabindex=\"0\" role=\"region\" aria-label=\"Table\"><table>\n<thead><tr>");
        titles.forEach(
                title -> html.append("<th scope=\"col\">").append(text(title)).append("</th>"));
        html.append("</tr></thead>\n<tbody>\n");
        for (List<String> row : rows) {
            html.append("<tr>");
            row.forEach(cell -> html.append("<td>").append(cell).append("</td>"));
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table></div>\n");
        return this;
    }

    /** A form with fields in HTML and a submit button. */
    public static String form(String action, String fields, String button) {
        return "<form method=\"post\" action=\"%s\">%s<button>%s</button></form>"
                .formatted(Html.escape(action), fields, Html.escape(button));
    }

    public static String field(String label, String name, String type, String value) {
        return "<label>%s <input name=\"%s\" type=\"%s\" value=\"%s\"></label> "
                .formatted(Html.escape(label), Html.escape(name), Html.escape(type), Html.escape(value));
    }

    @Override
    public void writeTo(TemplateOutput output) {
        output.writeContent(html.toString());
    }

    @Override
    public String toString() {
        return html.toString();
    }
}
