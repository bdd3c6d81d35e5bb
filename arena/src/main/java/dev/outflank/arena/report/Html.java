package dev.outflank.arena.report;

import dev.outflank.rules.picture.SvgElement;
import gg.jte.Content;
import gg.jte.TemplateOutput;
import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import java.util.Map;

/**
 * HTML that a template has rendered, or a picture. Templates escape every text by its place in the page, and insert only
 * {@link Content} unchanged. Strings cannot be turned into this type, so no text gets into a page unescaped.
 */
public final class Html implements Content {
    private static final HtmlInterceptor NO_INTERCEPTOR = new HtmlInterceptor() {
        @Override
        public void onHtmlTagOpened(String name, Map<String, Object> attributes, TemplateOutput output) {}

        @Override
        public void onHtmlTagClosed(String name, TemplateOutput output) {}
    };

    private final String html;

    private Html(String html) {
        this.html = html;
    }

    /** A template with its parameters: a call of the method {@code render} that was generated from it. */
    @FunctionalInterface
    public interface Template {
        void render(HtmlTemplateOutput output, HtmlInterceptor interceptor);
    }

    public static Html render(Template template) {
        StringOutput output = new StringOutput();
        template.render(new OwaspHtmlTemplateOutput(output), NO_INTERCEPTOR);
        return new Html(output.toString());
    }

    public static Html of(SvgElement picture) {
        return new Html(picture.toString());
    }

    /** A script or a style sheet of this program. */
    static Html of(InlineResource resource) {
        return new Html(resource.text());
    }

    /** JSON as the content of a script element. */
    static Html ofJson(String json) {
        return new Html(json.replace("<", "\\u003c"));
    }

    @Override
    public void writeTo(TemplateOutput output) {
        output.writeContent(html);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Html that && html.equals(that.html);
    }

    @Override
    public int hashCode() {
        return html.hashCode();
    }

    /** The HTML as text, to be sent or saved. */
    @Override
    public String toString() {
        return html;
    }
}
