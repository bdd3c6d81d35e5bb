package dev.outflank.cli.analysis;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.report.InlineResource;
import dev.outflank.arena.report.StandalonePage;
import dev.outflank.engine.puzzle.Puzzle;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.Objective;
import dev.outflank.rules.picture.BoardPicture;
import dev.outflank.rules.picture.Svg;
import dev.outflank.rules.picture.SvgElement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A set of puzzles as text. */
final class PuzzlePrinter {
    /** The formats of {@code --format}. */
    enum Format {
        OBF,
        HTML,
        JSON
    }

    private PuzzlePrinter() {}

    static String format(List<Puzzle> puzzles, Format format) {
        return switch (format) {
            case OBF -> puzzles.stream().map(puzzle -> puzzle.toObf() + "\n").collect(Collectors.joining());
            case JSON -> json(puzzles) + "\n";
            case HTML -> html(puzzles);
        };
    }

    private static String json(List<Puzzle> puzzles) {
        ObjectNode node = JsonFields.newObject();
        ArrayNode list = node.putArray("puzzles");
        for (Puzzle puzzle : puzzles) {
            ObjectNode object = list.addObject();
            object.put("position", BoardText.format(puzzle.position()));
            object.put("side", puzzle.position().toMove().title().toLowerCase(Locale.ROOT));
            object.put("empties", puzzle.position().empties());
            object.put("solution", puzzle.solution().toString());
            object.put("value", puzzle.value());
            object.put("depth", puzzle.depth());
            object.put("grade", puzzle.grade());
            ObjectNode values = object.putObject("values");
            puzzle.values().forEach((move, value) -> values.put(move.toString(), value));
        }
        return JsonFields.toLine(node);
    }

    private static String html(List<Puzzle> puzzles) {
        return StandalonePage.format(
                "Puzzles",
                InlineResource.of(PuzzlePrinter.class, "puzzles.css"),
                (output, interceptor) -> JtePuzzleSheetGenerated.render(output, interceptor, puzzles));
    }

    static SvgElement diagram(Puzzle puzzle) {
        return Svg.of(BoardPicture.of(Game.from(puzzle.position(), Objective.MOST_DISCS))
                .withLegalMoves(false)
                .drawing());
    }

    static String solution(Puzzle puzzle) {
        Map<String, Integer> others = puzzle.values().entrySet().stream()
                .skip(1)
                .limit(2)
                .collect(Collectors.toMap(
                        move -> move.getKey().toString(), Map.Entry::getValue, (one, _) -> one, TreeMap::new));
        return puzzle.solution() + " " + signed(puzzle.value()) + " ("
                + others.entrySet().stream()
                        .map(move -> move.getKey() + " " + signed(move.getValue()))
                        .collect(Collectors.joining(", "))
                + ")";
    }

    private static String signed(int value) {
        return value > 0 ? "+" + value : value < 0 ? "−" + -value : "0";
    }
}
