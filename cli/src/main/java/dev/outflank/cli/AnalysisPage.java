package dev.outflank.cli;

import static dev.outflank.arena.report.Html.escaped;

import dev.outflank.arena.report.Html;
import dev.outflank.engine.analysis.GameAnalysis.Total;
import dev.outflank.engine.analysis.Grade;
import dev.outflank.engine.analysis.MoveVerdict;
import dev.outflank.engine.analysis.Value;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.picture.BoardPicture;
import dev.outflank.rules.picture.Svg;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Formatter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * An analysed game as one page that needs nothing but itself. Its own policy allows the style that is in it and nothing
 * else, so that a player's name can do nothing in it.
 */
final class AnalysisPage {
    private static final int DIAGRAMS = 6;

    private final AnalyzedGame game;
    private final StringBuilder page = new StringBuilder();
    private final Formatter out = new Formatter(page, Locale.ROOT);

    AnalysisPage(AnalyzedGame game) {
        this.game = game;
    }

    String format() {
        page.append(Html.head(game.title(), style()));
        out.format("""
            <body>
            <header>
            <h1>%s</h1>
            <p>%s</p>
            </header>
            <main>
            """, escaped(game.title()), escaped(String.join(" · ", game.facts())));
        page.append("<section>\n").append(ValueGraph.svg(game.analysis()));
        out.format("<p class=\"turning\">%s</p>\n", escaped(game.turningPoint()));
        totals();
        page.append("</section>\n");
        diagrams();
        moves();
        return page.append("</main>\n</body>\n</html>\n").toString();
    }

    private void totals() {
        page.append("<table class=\"totals\">\n<thead><tr><th></th><th>errors</th><th>discs lost</th><th>doubts</th>"
                + "<th>discs, about</th></tr></thead>\n<tbody>\n");
        for (Colour side : Colour.values()) {
            Total total = game.analysis().total(side);
            out.format(
                    "<tr><th scope=\"row\"><i"
                            + " class=\"%s\"></i>%s</th><td>%d</td><td>%d</td><td>%d</td><td>%d</td></tr>\n",
                    disc(side), side.title(), total.errors(), total.discsLost(), total.doubts(), total.discsDoubted());
        }
        out.format("""
            </tbody>
            </table>
            <p class="note"><i class="dot error"></i> An error is proved: both moves were searched to the end of the \
            game. <i class="dot doubt"></i> A doubt is an estimate of at least %d discs. Values are discs at the end, \
            %s; ≈ marks an estimate.</p>
            """, Grade.DOUBT_FROM, game.counting());
    }

    private static String disc(Colour side) {
        return side == Colour.BLACK ? "black" : "white";
    }

    private void diagrams() {
        List<MoveVerdict> worst = game.analysis().worst(DIAGRAMS);
        if (worst.isEmpty()) {
            return;
        }
        page.append("<section>\n<h2>The largest mistakes</h2>\n<div class=\"diagrams\">\n");
        for (MoveVerdict move : worst) {
            out.format(
                    """
                    <figure>
                    %s<figcaption><a href="#move%d">Move %d</a>, %s, %d discs: %s</figcaption>
                    </figure>
                    """,
                    Svg.format(picture(move).drawing()),
                    move.ply() + 1,
                    move.ply() + 1,
                    move.grade() == Grade.ERROR ? "error" : "doubt",
                    move.lost(),
                    escaped(AnalyzedGame.inWords(move)));
        }
        page.append("</div>\n</section>\n");
    }

    /** The position in which the mistake was made, with the values of the two moves. */
    private BoardPicture picture(MoveVerdict move) {
        Map<Move, Double> values = new HashMap<>();
        values.put(move.played(), (double) move.value().discs());
        values.put(move.best(), (double) move.bestValue().discs());
        return BoardPicture.of(game.game().upTo(move.ply()).game()).withValues(values);
    }

    private void moves() {
        page.append("<section>\n<h2>Every move</h2>\n<div class=\"wide\"><table class=\"moves\">\n<thead><tr><th>#</th>"
                + "<th>played</th><th>value</th><th>best</th><th>value</th><th>lost</th><th></th><th>depth</th>"
                + "<th>best line</th></tr></thead>\n<tbody>\n");
        for (MoveVerdict move : game.analysis().moves()) {
            boolean better = move.lost() > 0;
            String grade = move.grade().name().toLowerCase(Locale.ROOT);
            out.format(
                    "<tr id=\"move%1$d\" class=\"%2$s\"><td>%1$d</td><td><i class=\"%3$s\"></i>%4$s</td><td>%5$s</td>"
                            + "<td>%6$s</td><td>%7$s</td><td>%8$s</td><td>%2$s</td><td>%9$s</td><td>%10$s</td></tr>\n",
                    move.ply() + 1,
                    grade,
                    disc(move.side()),
                    move.played(),
                    written(move.value()),
                    better ? move.best() : "",
                    better ? written(move.bestValue()) : "",
                    better ? move.lost() : "",
                    depth(move.bestValue()),
                    move.grade() == Grade.FORCED ? "" : AnalyzedGame.written(move.line()));
        }
        page.append("</tbody>\n</table></div>\n</section>\n");
    }

    private static String written(Value value) {
        return AnalyzedGame.written(value).replace('-', '−').replace('~', '≈');
    }

    private static String depth(Value value) {
        return value.exact() ? "exact" : value.depth() + " at " + value.selectivity().percent() + " %";
    }

    private static String style() {
        try (InputStream in = AnalysisPage.class.getResourceAsStream("analysis.css")) {
            if (in == null) {
                throw new IllegalStateException("analysis.css is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("analysis.css cannot be read", e);
        }
    }
}
