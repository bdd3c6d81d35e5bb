package dev.outflank.rules.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class SvgElementTest {
    @Test
    void text_hostileCharacters_areEscapedEverywhere() throws Exception {
        String hostile = "</svg><script>alert(\"1\" + '2')</script>&\u0000\uFFFF😀";
        SvgElement svg = SvgElement.document(10, 10).describe(hostile);
        svg.text(1, 2, hostile).style(hostile).tooltip(hostile);
        svg.link(hostile);
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg.toString())));
        String expected = hostile.replace('\u0000', '?').replace('\uFFFF', '?');
        assertThat(document.getElementsByTagName("script").getLength()).isZero();
        assertThat(document.getDocumentElement().getAttribute("aria-label")).isEqualTo(expected);
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo(expected);
        assertThat(document.getElementsByTagName("text").item(0).getFirstChild().getTextContent())
                .isEqualTo(expected);
    }

    @Test
    void numbers_allKinds_haveAtMostTwoDecimals() {
        assertThat(List.of(0.0, -0.001, 3.0, 2.5, -2.5, 0.05, -0.05, 12.345, 1234567.891, -7.999))
                .map(value -> SvgElement.embedded("x", 1, 1).set("x", value).toString())
                .map(svg -> svg.replaceAll(".* x=\"(.*)\"/>", "$1"))
                .containsExactly("0", "0", "3", "2.5", "-2.5", "0.05", "-0.05", "12.35", "1234567.89", "-8");
    }

    @Test
    void children_nested_areWrittenInOrder() {
        SvgElement svg = SvgElement.embedded("chart", 20, 10);
        SvgElement group = svg.group().tooltip("two dots");
        group.circle(1, 2, 3);
        group.circle(4, 5, 6);
        svg.polyline(List.of(new SvgElement.Point(0, 0.5), new SvgElement.Point(1, 2)));
        assertThat(svg).hasToString("""
                <svg class="chart" viewBox="0 0 20 10">
                <g><title>two dots</title><circle cx="1" cy="2" r="3"/><circle cx="4" cy="5" r="6"/></g>
                <polyline points="0,0.5 1,2"/>
                </svg>""");
    }
}
