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

/** A game with its record and its analysis, in the words that table and page share. */
record AnalyzedGame(RecordedGame game, int number, long gameCount, GameAnalysis analysis) {
    AnalyzedGame(GameSelection.SelectedGame choice, GameAnalysis analysis) {
        this(choice.game(), choice.number(), choice.gameCount(), analysis);
    }

    /** {@code Ann – Bob}, or {@code Game 2} when they are not known. */
    String title() {
        return game.black().isEmpty() && game.white().isEmpty()
                ? "Game " + number
                : name(game.black()) + " – " + name(game.white());
    }

    private static String name(String player) {
        return player.isEmpty() ? "?" : player;
    }

    /** Event, date, opening, result, and of how many games this is one; what is not known is left out. */
    List<String> headerLines() {
        return Stream.of(
                        Optional.of(game.event()),
                        Optional.of(game.date()),
                        opening().map(name -> "Opening: " + name),
                        game.result().map(result -> "Result: " + result),
                        gameCount > 1 ? Optional.of("Game " + number + " of " + gameCount) : Optional.<String>empty())
                .flatMap(Optional::stream)
                .filter(fact -> !fact.isEmpty())
                .toList();
    }

    Optional<String> opening() {
        return Opening.of(game.game()).map(Opening::name);
    }

    /** What empty squares at the end count. */
    String emptySquaresRule() {
        return "empty squares going to " + (game.size() > Search.MAX_BOARD_SIZE ? "nobody" : "the winner");
    }

    /** One sentence about where the outcome changed. */
    String turningPoint() {
        return analysis.turningPoint()
                .map(move -> "Turning point: move " + (move.ply() + 1) + ". " + describe(move))
                .orElse("Turning point: none, nobody let a better outcome go.");
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
