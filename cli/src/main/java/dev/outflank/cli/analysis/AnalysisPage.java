package dev.outflank.cli.analysis;

import static dev.outflank.arena.report.Html.escape;

import dev.outflank.arena.report.Html;
import dev.outflank.engine.analysis.AnalysisScore;
import dev.outflank.engine.analysis.GameAnalysis.MistakeTotals;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.engine.analysis.MoveGrade;
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
 * An analysed game as a self-contained HTML page. Its content security policy allows only its own style sheet, so that
 * the name of a player cannot inject anything.
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
            """, escape(game.title()), escape(String.join(" · ", game.headerLines())));
        page.append("<section>\n").append(ValueGraph.svg(game.analysis()));
        out.format("<p class=\"turning\">%s</p>\n", escape(game.turningPoint()));
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
            MistakeTotals total = game.analysis().mistakeTotals(side);
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
            """, MoveGrade.MIN_DOUBT_DISCS, game.emptySquaresRule());
    }

    private static String disc(Colour side) {
        return side == Colour.BLACK ? "black" : "white";
    }

    private void diagrams() {
        List<MoveAnalysis> worst = game.analysis().worstMistakes(DIAGRAMS);
        if (worst.isEmpty()) {
            return;
        }
        page.append("<section>\n<h2>The largest mistakes</h2>\n<div class=\"diagrams\">\n");
        for (MoveAnalysis move : worst) {
            out.format(
                    """
                    <figure>
                    %s<figcaption><a href="#move%d">Move %d</a>, %s, %d discs: %s</figcaption>
                    </figure>
                    """,
                    Svg.format(picture(move).drawing()),
                    move.ply() + 1,
                    move.ply() + 1,
                    move.grade() == MoveGrade.ERROR ? "error" : "doubt",
                    move.discsLost(),
                    escape(AnalyzedGame.describe(move)));
        }
        page.append("</div>\n</section>\n");
    }

    /** The position before the mistake, with the values of the played and the best move. */
    private BoardPicture picture(MoveAnalysis move) {
        Map<Move, Double> values = new HashMap<>();
        values.put(move.played(), (double) move.score().discs());
        values.put(move.bestMove(), (double) move.bestScore().discs());
        return BoardPicture.of(game.game().upTo(move.ply()).game()).withValues(values);
    }

    private void moves() {
        page.append("<section>\n<h2>Every move</h2>\n<div class=\"wide\"><table class=\"moves\">\n<thead><tr><th>#</th>"
                + "<th>played</th><th>value</th><th>best</th><th>value</th><th>lost</th><th></th><th>depth</th>"
                + "<th>best line</th></tr></thead>\n<tbody>\n");
        for (MoveAnalysis move : game.analysis().moves()) {
            boolean better = move.discsLost() > 0;
            String grade = move.grade().name().toLowerCase(Locale.ROOT);
            out.format(
                    "<tr id=\"move%1$d\" class=\"%2$s\"><td>%1$d</td><td><i class=\"%3$s\"></i>%4$s</td><td>%5$s</td>"
                            + "<td>%6$s</td><td>%7$s</td><td>%8$s</td><td>%2$s</td><td>%9$s</td><td>%10$s</td></tr>\n",
                    move.ply() + 1,
                    grade,
                    disc(move.side()),
                    move.played(),
                    formatValue(move.score()),
                    better ? move.bestMove() : "",
                    better ? formatValue(move.bestScore()) : "",
                    better ? move.discsLost() : "",
                    depth(move.bestScore()),
                    move.grade() == MoveGrade.FORCED ? "" : AnalyzedGame.format(move.pv()));
        }
        page.append("</tbody>\n</table></div>\n</section>\n");
    }

    private static String formatValue(AnalysisScore value) {
        return AnalyzedGame.format(value).replace('-', '−').replace('~', '≈');
    }

    private static String depth(AnalysisScore value) {
        return value.exact()
                ? "exact"
                : value.depth() + " at " + value.selectivity().percent() + " %";
    }

    private static String style() {
        try (InputStream in = AnalysisPage.class.getResourceAsStream("analysis.css")) {
            if (in == null) {
                throw new IllegalStateException("analysis.css is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read analysis.css", e);
        }
    }
}
