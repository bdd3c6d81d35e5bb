package dev.outflank.arena.diagnosis;

import dev.outflank.rules.Colour;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A diagnosis in sentences that a first-year student understands. */
public final class DiagnosisText {
    /** Fewer discs per game than this are not worth a piece of advice. */
    private static final double MIN_DISCS = 0.5;

    private static final List<String> WORST =
            List.of("The worst move", "The second worst move", "The third worst move");

    private DiagnosisText() {}

    public static String format(String name, BotDiagnosis bot) {
        List<String> lines = new ArrayList<>();
        lines.add("The doctor looked at %d games of %s.".formatted(bot.games().size(), name));
        lines.add("");
        lines.add("It loses %s discs per game by mistakes: moves for which a better one existed."
                .formatted(number(bot.discsPerGame())));
        lines.add("A mistake costs as many discs as it worsens the final result (its discs minus the opponent's), if");
        lines.add(
                "both sides play perfectly after it. If both sides make mistakes, the sum can exceed the number of squares.");
        for (GamePhase phase : GamePhase.values()) {
            lines.add("  %-9s %5s".formatted(phase.id(), number(bot.discsPerGame(phase)))
                    + (phase == bot.weakestPhase() && bot.discsPerGame() >= MIN_DISCS ? "   <- most" : ""));
        }
        lines.add("");
        lines.add("What the mistakes have to do with, in discs per game:");
        for (MistakeCause cause : MistakeCause.values()) {
            lines.add("  %-9s %5s   %s".formatted(cause.id(), number(bot.discsPerGame(cause)), explain(cause)));
        }
        lines.add("");
        lines.add("Time: the slowest move took %.2f s. Games lost on time: %d; by other faults: %d."
                .formatted(bot.slowestMove(), bot.lostOnTime(), bot.otherFaults()));
        lines.addAll(searchAdvice(bot));
        int number = 0;
        for (BotDiagnosis.WorstMistake worst : bot.worst()) {
            lines.add("");
            lines.add(WORST.get(number) + ", against " + worst.opponent() + ":");
            number++;
            lines.addAll(describe(worst.mistake()));
        }
        return String.join("\n", lines) + "\n";
    }

    private static List<String> searchAdvice(BotDiagnosis bot) {
        if (bot.discsPerGame() < MIN_DISCS) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(List.of("", "How much a simple alpha-beta search would have avoided:"));
        for (int depth = 1; depth <= Mistake.MAX_DEPTH; depth++) {
            lines.add("  looking %d %s ahead: %3.0f %% of these discs"
                    .formatted(depth, depth == 1 ? "move " : "moves", 100 * bot.shareAvoided(depth)));
        }
        return lines;
    }

    /** The board, both moves and the reason. */
    public static List<String> describe(Mistake mistake) {
        List<String> lines = new ArrayList<>();
        lines.addAll(board(mistake));
        lines.add("%s played %s and lost %s%d %s; %s is better."
                .formatted(
                        mistake.side() == Colour.BLACK ? "Black (X)" : "White (O)",
                        mistake.played(),
                        mistake.proved() ? "" : "about ",
                        mistake.discsLost(),
                        mistake.discsLost() == 1 ? "disc" : "discs",
                        mistake.best()));
        lines.add(explain(mistake));
        return lines;
    }

    /** The board with ? on the move played and ! on the better one. */
    private static List<String> board(Mistake mistake) {
        String cells =
                mistake.board().substring(0, mistake.board().indexOf(' ')).replace('-', '.');
        int size = (int) Math.round(Math.sqrt(cells.length()));
        List<String> lines = new ArrayList<>();
        StringBuilder header = new StringBuilder("     ");
        for (int column = 0; column < size; column++) {
            header.append((char) ('a' + column)).append(' ');
        }
        lines.add(header.toString().stripTrailing());
        for (int row = 0; row < size; row++) {
            StringBuilder line = new StringBuilder("  %2d ".formatted(row + 1));
            for (int column = 0; column < size; column++) {
                String square = "" + (char) ('a' + column) + (row + 1);
                char cell = cells.charAt(row * size + column);
                line.append(square.equals(mistake.played()) ? '?' : square.equals(mistake.best()) ? '!' : cell)
                        .append(' ');
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** The reason of a mistake, and how far a search must look to avoid it. */
    public static String explain(Mistake mistake) {
        String reason = switch (mistake.cause()) {
            case CORNER ->
                (mistake.isCornerMissed() ? mistake.best() + " takes" : "It lets the opponent take")
                        + " a corner: a disc there can never be flipped.";
            case X_SQUARE ->
                mistake.played() + " is diagonally next to an empty corner, which the opponent can often take then.";
            case MOBILITY -> "It leaves the opponent more moves to choose from than " + mistake.best() + " does.";
            case PARITY ->
                "It fills a region with an even number of empty squares; in an odd one you get the last move.";
            case OTHER -> "No simple rule explains it; only looking ahead does.";
        };
        return reason
                + (mistake.depth() == 0
                        ? " A simple search of " + Mistake.MAX_DEPTH + " moves still plays it."
                        : " A simple search of " + mistake.depth() + (mistake.depth() == 1 ? " move" : " moves")
                                + " avoids it.");
    }

    private static String explain(MistakeCause cause) {
        return switch (cause) {
            case CORNER -> "a corner was given away or not taken";
            case X_SQUARE -> "played diagonally next to an empty corner";
            case MOBILITY -> "left the opponent many moves";
            case PARITY -> "the last move in a region went to the opponent";
            case OTHER -> "only looking ahead finds these";
        };
    }

    private static String number(double discs) {
        return String.format(Locale.ROOT, "%.1f", discs);
    }
}
