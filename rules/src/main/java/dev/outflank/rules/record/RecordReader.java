package dev.outflank.rules.record;

import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads what people have: a file or a pasted text in any format, recognised by its content. Formats with a beginning
 * of their own (GGF, SGF, PGN, JSON) are also found behind other text. For the rest, a short text is read in every way
 * that is possible, and the first way without a fault counts, or else the one that reads most moves; a long one is read
 * in the format of its first line, game by game.
 */
public final class RecordReader {
    private static final int MAX_TRIED = 1 << 16;
    private static final Pattern JSON = Pattern.compile("\\s*+(?:\\[\\s*+)?+\\{");
    private static final Pattern PGN_TAG = Pattern.compile("(?m)^[ \\t]*+\\[[A-Z]\\w*+[ \\t]++\"");

    private final @Nullable Colour side;

    /** Creates a reader; {@code side} is to move on boards that do not say which side is, {@code null} if unknown. */
    public RecordReader(@Nullable Colour side) {
        this.side = side;
    }

    /** One way to read a text. */
    private record Attempt(String format, RecordBuffer found) {
        static Attempt of(String format, Consumer<RecordSink> read) {
            RecordBuffer found = new RecordBuffer();
            read.accept(found);
            return new Attempt(format, found);
        }
    }

    /** Whether a file is binary: text contains no zero bytes, and every WTHOR file has one in its header. */
    public static boolean isBinary(byte[] content) {
        for (int i = 0; i < Math.min(content.length, 1024); i++) {
            if (content[i] == 0) {
                return true;
            }
        }
        return false;
    }

    /** The text of a file: UTF-8, otherwise Latin-1. */
    public static String text(byte[] content) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(content, StandardCharsets.ISO_8859_1);
        }
    }

    /** Reads a WTHOR file or a text, and returns the name of the format; empty if it is unknown. */
    public String read(byte[] content, WthorNames players, WthorNames tournaments, RecordSink sink) {
        if (!isBinary(content)) {
            return read(text(content), sink);
        }
        WthorFile file = WthorFile.read(content);
        file.games().forEach(game -> sink.game(game.record(players, tournaments, file.year())));
        file.faults().forEach(sink::fault);
        return "WTHOR";
    }

    /** Reads all games of a text, and returns the name of the format; empty if it is unknown. */
    public String read(String text, RecordSink sink) {
        if (JSON.matcher(text).lookingAt()) {
            JsonGames.read(text, sink);
            return "JSON";
        }
        Optional<TextFormat> embedded = embedded(text);
        if (embedded.isPresent()) {
            embedded.get().read(fromBeginning(text, embedded.get()), sink);
            return embedded.get().title();
        }
        Optional<TextFormat> detected = TextFormat.detect(text);
        if (detected.filter(RecordReader::hasOwnBeginning).isPresent()) {
            detected.get().read(text, sink);
            return detected.get().title();
        }
        if (text.length() > MAX_TRIED) {
            if (detected.isPresent()) {
                detected.get().read(text, sink);
            } else {
                readMovesInText(text, sink);
            }
            return detected.map(TextFormat::title).orElse("moves in text");
        }
        return readEveryWay(text, detected, sink);
    }

    private static void readMovesInText(String text, RecordSink sink) {
        boolean[] found = {false};
        LooseTranscript.read(text, new RecordSink() {
            @Override
            public void game(RecordedGame game) {
                found[0] = true;
                sink.game(game);
            }

            @Override
            public void fault(RecordFault fault) {
                found[0] = true;
                sink.fault(fault);
            }
        });
        if (!found[0]) {
            sink.fault(unknownFormat(text));
        }
    }

    private String readEveryWay(String text, Optional<TextFormat> detected, RecordSink sink) {
        Attempt strict = detected.map(format -> Attempt.of(format.title(), found -> format.read(text, found)))
                .orElseGet(() -> Attempt.of("", found -> found.fault(unknownFormat(text))));
        Attempt board = Attempt.of("board", found -> LooseBoard.read(text, side, found));
        Attempt moves = Attempt.of("moves in text", found -> LooseTranscript.read(text, found));
        // Of the two readers of boards, only the loose one knows what coordinates and marks mean.
        List<Attempt> attempts = detected.isPresent() && detected.get() == TextFormat.BOARD
                ? List.of(board, strict, moves)
                : List.of(strict, board, moves);
        Attempt best = attempts.stream()
                .filter(attempt -> attempt.found.isComplete())
                .reduce((one, other) -> other.found.gameCount() > one.found.gameCount() ? other : one)
                .or(() -> attempts.stream()
                        .filter(attempt -> attempt.found.isSideMissing() && strict.found.gameCount() == 0)
                        .findFirst())
                .orElseGet(() -> attempts.stream()
                        .filter(attempt -> !attempt.found.isEmpty())
                        .reduce(strict, (one, other) -> other.found.moveCount() > one.found.moveCount() ? other : one));
        best.found.sendTo(sink);
        return best.format;
    }

    private static boolean hasOwnBeginning(TextFormat format) {
        return switch (format) {
            case GGF, SGF, PGN, OBF, LOGISTELLO -> true;
            case TRANSCRIPT, BOARD -> false;
        };
    }

    /** A format that begins inside the text, after a greeting or a title. */
    private static Optional<TextFormat> embedded(String text) {
        String head = text.substring(0, Math.min(text.length(), MAX_TRIED));
        if (GameTree.GAME_START.matcher(head).find()) {
            return TextFormat.detect(fromBeginning(head, TextFormat.SGF));
        }
        return PGN_TAG.matcher(head).find() ? Optional.of(TextFormat.PGN) : Optional.empty();
    }

    /** The text with blanks before the first game, so that lines and columns stay the same. */
    private static String fromBeginning(String text, TextFormat format) {
        Matcher begin = (format == TextFormat.PGN ? PGN_TAG : GameTree.GAME_START).matcher(text);
        return begin.find()
                ? text.substring(0, begin.start()).replaceAll("[^\\n]", " ") + text.substring(begin.start())
                : text;
    }

    private static RecordFault unknownFormat(String text) {
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (!line.replaceFirst("[%#].*", "").isBlank()) {
                return LineIndex.fault(
                        number,
                        1,
                        "unknown format: expected "
                                + Arrays.stream(TextFormat.values())
                                        .map(TextFormat::title)
                                        .collect(Collectors.joining(", "))
                                + ", not " + NotationException.quoted(line.strip()));
            }
        }
        return LineIndex.fault(1, 1, "expected a game or a position");
    }
}
