package dev.outflank.cli.analysis;

import dev.outflank.engine.analysis.GameAnalysis.MistakeTotals;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.rules.Colour;
import java.io.PrintStream;
import java.util.Locale;

/** An analysed game as a text table. */
final class AnalysisTable {
    private final AnalyzedGame game;
    private final PrintStream out;

    AnalysisTable(AnalyzedGame game, PrintStream out) {
        this.game = game;
        this.out = out;
    }

    void print() {
        out.println(game.title());
        game.headerLines().forEach(out::println);
        out.println();
        out.println("  #  side   played  value  best  value  lost");
        game.analysis().moves().forEach(this::printRow);
        out.println();
        out.println("       errors  discs lost  doubts  discs");
        for (Colour side : Colour.values()) {
            MistakeTotals total = game.analysis().mistakeTotals(side);
            out.printf(
                    Locale.ROOT,
                    "%-6s %6d  %10d  %6d  %5s%n",
                    side.title(),
                    total.errors(),
                    total.discsLost(),
                    total.doubts(),
                    total.doubts() == 0 ? "0" : "~" + total.discsDoubted());
        }
        out.println();
        out.println(game.turningPoint());
        out.println("Values are discs for the side that moves, " + game.emptySquaresRule() + "; ~ marks an estimate.");
    }

    private void printRow(MoveAnalysis move) {
        boolean better = move.discsLost() > 0;
        out.println(String.format(
                        Locale.ROOT,
                        "%3d  %-5s  %-6s  %5s  %-4s  %5s  %4s  %-6s  %s",
                        move.ply() + 1,
                        move.side().title(),
                        move.played(),
                        AnalyzedGame.format(move.score()),
                        better ? move.bestMove() : "",
                        better ? AnalyzedGame.format(move.bestScore()) : "",
                        better ? move.discsLost() : "",
                        move.grade().name().toLowerCase(Locale.ROOT),
                        move.grade().isMistake() ? AnalyzedGame.format(move.pv()) : "")
                .stripTrailing());
        String reason = move.grade().isMistake() ? ReasonText.of(game.analysis(), move) : "";
        if (!reason.isEmpty()) {
            out.println("            " + reason);
        }
    }
}
