package dev.outflank.cli.analysis;

import dev.outflank.engine.analysis.AnalysisScore;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Move;
import dev.outflank.rules.record.Opening;
import dev.outflank.rules.record.RecordedGame;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A game with its record and its analysis, and the texts that table and page share. */
record AnalyzedGame(RecordedGame game, int number, long gameCount, GameAnalysis analysis) {
    AnalyzedGame(GameSelection.SelectedGame selected, GameAnalysis analysis) {
        this(selected.game(), selected.number(), selected.gameCount(), analysis);
    }

    /** {@code Ann – Bob}, or {@code Game 2} if the names are unknown. */
    String title() {
        return game.black().isEmpty() && game.white().isEmpty()
                ? "Game " + number
                : name(game.black()) + " – " + name(game.white());
    }

    private static String name(String player) {
        return player.isEmpty() ? "?" : player;
    }

    /** Event, date, opening, result and number of the game, as far as they are known. */
    List<String> headerLines() {
        return Stream.of(
                        Optional.of(game.event()),
                        Optional.of(game.date()),
                        opening().map(name -> "Opening: " + name),
                        game.result().map(result -> "Result: " + result),
                        gameCount > 1 ? Optional.of("Game " + number + " of " + gameCount) : Optional.<String>empty())
                .flatMap(Optional::stream)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    Optional<String> opening() {
        return Opening.of(game.game()).map(Opening::name);
    }

    /** The rule by which empty squares at the end of the game count. */
    String emptySquaresRule() {
        return game.size() > Search.MAX_BOARD_SIZE
                ? "empty squares not counted"
                : "empty squares counted for the winner";
    }

    /** One sentence about where the outcome changed. */
    String turningPoint() {
        return analysis.turningPoint()
                .map(move -> "Turning point: move " + (move.ply() + 1) + ". " + describe(move))
                .orElse("Turning point: none, neither side missed a better outcome.");
    }

    /** {@code White plays h7, which loses by 2; h2 wins by 6.} */
    static String describe(MoveAnalysis move) {
        return move.side().title() + " plays " + move.played() + ", which " + describe(move.score()) + "; "
                + move.bestMove() + " " + describe(move.bestScore()) + ".";
    }

    private static String describe(AnalysisScore value) {
        String seems = value.exact() ? "" : "seems to ";
        String s = value.exact() ? "s" : "";
        return seems
                + switch (value.outcome()) {
                    case 1 -> "win" + s + describeMargin(value);
                    case -1 -> (value.exact() ? "loses" : "lose") + describeMargin(value);
                    default -> "draw" + s;
                };
    }

    private static String describeMargin(AnalysisScore value) {
        return (value.exact() ? " by " : " by about ") + Math.abs(value.discs());
    }

    /** With its sign; an estimate begins with {@code ~}. */
    static String format(AnalysisScore value) {
        return (value.exact() ? "" : "~") + (value.discs() > 0 ? "+" : "") + value.discs();
    }

    static String format(List<Move> line) {
        return line.stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
