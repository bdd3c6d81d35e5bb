package dev.outflank.cli.analysis;

import dev.outflank.arena.report.InlineResource;
import dev.outflank.arena.report.StandalonePage;
import dev.outflank.engine.analysis.AnalysisScore;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.picture.BoardPicture;
import dev.outflank.rules.picture.Svg;
import dev.outflank.rules.picture.SvgElement;
import java.util.HashMap;
import java.util.Map;

/** An analysed game as a self-contained HTML page. */
final class AnalysisPage {
    static final int DIAGRAMS = 6;

    private AnalysisPage() {}

    static String format(AnalyzedGame game) {
        return StandalonePage.format(
                game.title(),
                InlineResource.of(AnalysisPage.class, "analysis.css"),
                (output, interceptor) -> JteAnalysisPageGenerated.render(output, interceptor, game));
    }

    /** The style of a disc. */
    static String disc(Colour side) {
        return side == Colour.BLACK ? "black" : "white";
    }

    /** The position before a mistake, with the values of the played and the best move. */
    static SvgElement diagram(AnalyzedGame game, MoveAnalysis move) {
        Map<Move, Double> values = new HashMap<>();
        values.put(move.played(), (double) move.score().discs());
        values.put(move.bestMove(), (double) move.bestScore().discs());
        BoardPicture picture =
                BoardPicture.of(game.game().upTo(move.ply()).game()).withValues(values);
        return Svg.of(picture.drawing());
    }

    static String formatValue(AnalysisScore value) {
        return AnalyzedGame.format(value).replace('-', '−').replace('~', '≈');
    }

    static String depth(AnalysisScore value) {
        return value.exact()
                ? "exact"
                : value.depth() + " at " + value.selectivity().percent() + " %";
    }
}
