package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads texts in which either every line is a game, or a paragraph of several lines is one game; paragraphs are separated
 * by empty lines. The parser decides: if every line of a paragraph can be parsed, each line is a game; if only the whole
 * paragraph can, it is one game; otherwise every line is a game or a fault.
 */
final class ParagraphReader {
    private ParagraphReader() {}

    /** Parses one or more lines as one game. */
    interface Parser {
        RecordedGame parse(String text) throws NotationException;
    }

    static void read(String text, RecordSink sink, Parser parser) {
        List<String> paragraph = new ArrayList<>();
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            String plain = line.replaceFirst("[%#].*", "").stripTrailing();
            if (!plain.isEmpty()) {
                paragraph.add(plain);
            } else if (line.isBlank()) {
                read(paragraph, number - paragraph.size(), sink, parser);
                paragraph.clear();
            } else if (!paragraph.isEmpty()) {
                // A comment inside a paragraph keeps its line, so that line numbers stay right.
                paragraph.add("");
            }
        }
        read(paragraph, number + 1 - paragraph.size(), sink, parser);
    }

    private static void read(List<String> lines, int firstNumber, RecordSink sink, Parser parser) {
        List<RecordedGame> games = new ArrayList<>();
        List<RecordFault> faults = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isEmpty()) {
                continue;
            }
            try {
                games.add(parser.parse(lines.get(i)));
            } catch (NotationException e) {
                faults.add(fault(lines.get(i), firstNumber + i, e, parser));
            }
        }
        if (!faults.isEmpty() && lines.size() > 1) {
            String whole = String.join("\n", lines);
            try {
                sink.game(parser.parse(whole));
                return;
            } catch (NotationException e) {
                if (games.isEmpty()) {
                    sink.fault(fault(whole, firstNumber, e, parser));
                    return;
                }
            }
        }
        games.forEach(sink::game);
        faults.forEach(sink::fault);
    }

    private static RecordFault fault(String text, int firstNumber, NotationException e, Parser parser) {
        int line = Math.max(1, e.line());
        int column = Math.max(1, e.column());
        List<String> before = new ArrayList<>(text.lines().limit(line).toList());
        String last = before.removeLast();
        before.add(last.substring(0, Math.min(column - 1, last.length())));
        return LineIndex.fault(firstNumber + line - 1, column, e.reason())
                .after(game(String.join("\n", before), parser));
    }

    /** The moves before a fault. */
    private static @Nullable Game game(String before, Parser parser) {
        try {
            return before.isBlank() ? null : parser.parse(before).game();
        } catch (NotationException e) {
            return null;
        }
    }
}
