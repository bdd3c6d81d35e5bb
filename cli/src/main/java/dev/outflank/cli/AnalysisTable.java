package dev.outflank.cli;

import dev.outflank.engine.analysis.GameAnalysis.Total;
import dev.outflank.engine.analysis.MoveVerdict;
import dev.outflank.rules.Colour;
import java.io.PrintStream;
import java.util.Locale;

/** An analysed game as text. */
final class AnalysisTable {
    private final AnalyzedGame game;
    private final PrintStream out;

    AnalysisTable(AnalyzedGame game, PrintStream out) {
        this.game = game;
        this.out = out;
    }

    void print() {
        out.println(game.title());
        game.facts().forEach(out::println);
        out.println();
        out.println("  #  side   played  value  best  value  lost");
        game.analysis().moves().forEach(this::row);
        out.println();
        out.println("       errors  discs lost  doubts  discs");
        for (Colour side : Colour.values()) {
            Total total = game.analysis().total(side);
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
        out.println("Values are discs for the side that moves, " + game.counting() + "; ~ marks an estimate.");
    }

    private void row(MoveVerdict move) {
        boolean better = move.lost() > 0;
        out.println(String.format(
                        Locale.ROOT,
                        "%3d  %-5s  %-6s  %5s  %-4s  %5s  %4s  %-6s  %s",
                        move.ply() + 1,
                        move.side().title(),
                        move.played(),
                        AnalyzedGame.written(move.value()),
                        better ? move.best() : "",
                        better ? AnalyzedGame.written(move.bestValue()) : "",
                        better ? move.lost() : "",
                        move.grade().name().toLowerCase(Locale.ROOT),
                        move.grade().isMistake() ? AnalyzedGame.written(move.line()) : "")
                .stripTrailing());
    }
}
