package dev.outflank.rules.record;

import dev.outflank.rules.NotationException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Text formats of game records. WTHOR, a binary format, is read by {@link WthorFile}. */
public enum TextFormat {
    /** Generic Game Format of the Othello servers, one game per line. */
    GGF("ggf"),
    /** Smart Game Format, used for many board games. */
    SGF("sgf"),
    /** Transcripts: only the moves. */
    TRANSCRIPT("txt"),
    /** Positions with move scores. */
    OBF("obf"),
    /** Boards with the side to move. */
    BOARD("board");

    private static final Pattern OTHELLO_GGF = Pattern.compile("GM\\s*+\\[\\s*+Othello", Pattern.CASE_INSENSITIVE);
    private static final Pattern FIRST_MOVE = Pattern.compile("(?:start\\s|[a-z][1-9]|pass|pa|ps|--\\s*+[a-z][1-9]).*");
    private static final Pattern NUMBERING = Pattern.compile("^\\d{1,3}[.:)]?\\s*+(?=[a-z])");

    private final String extension;

    TextFormat(String extension) {
        this.extension = extension;
    }

    /** The file name extension, without the dot. */
    public String extension() {
        return extension;
    }

    /** Reads all games of a text. */
    public void read(String text, RecordSink sink) {
        switch (this) {
            case GGF -> Ggf.read(text, sink);
            case SGF -> Sgf.read(text, sink);
            case TRANSCRIPT -> PlainTranscript.read(text, sink);
            case OBF -> Obf.read(text, sink);
            case BOARD -> PlainBoard.read(text, sink);
        }
    }

    /**
     * The first game of a text.
     *
     * @throws NotationException if the text begins with a fault or contains no game
     */
    public RecordedGame readFirst(String text) throws NotationException {
        FirstRecordSink first = new FirstRecordSink();
        read(text, first);
        if (first.fault != null) {
            throw new NotationException(first.fault.toString());
        }
        if (first.game == null) {
            throw new NotationException("expected a game, but there is none");
        }
        return first.game;
    }

    /** Keeps the first game or fault. */
    private static final class FirstRecordSink implements RecordSink {
        private @Nullable RecordedGame game;
        private @Nullable RecordFault fault;

        @Override
        public void game(RecordedGame found) {
            if (fault == null && game == null) {
                game = found;
            }
        }

        @Override
        public void fault(RecordFault found) {
            if (fault == null && game == null) {
                fault = found;
            }
        }
    }

    /**
     * One game as written to a file, including line ends.
     *
     * @throws NotationException if the format cannot represent the game
     */
    public String format(RecordedGame game) throws NotationException {
        return switch (this) {
            case GGF -> Ggf.format(game);
            case SGF -> Sgf.format(game);
            case TRANSCRIPT -> PlainTranscript.format(game);
            case OBF -> Obf.format(game);
            case BOARD -> PlainBoard.format(game);
        };
    }

    /** Detects the format of a text by its content; empty if the text holds only white space and comments. */
    public static Optional<TextFormat> detect(String text) {
        String head = text.substring(0, Math.min(text.length(), 1 << 16)).replace("\uFEFF", "");
        if (head.stripLeading().matches("(?s)\\d{0,9}\\s*+\\(.*")) {
            return Optional.of(OTHELLO_GGF.matcher(head).find() ? GGF : SGF);
        }
        return head.lines()
                .map(line -> line.replaceFirst("[%#].*", "").strip().toLowerCase(Locale.ROOT))
                .filter(line -> !line.isEmpty())
                .findFirst()
                .map(TextFormat::detectLine);
    }

    private static TextFormat detectLine(String line) {
        if (line.indexOf(';') >= 0) {
            return OBF;
        }
        String moves = NUMBERING.matcher(line).replaceFirst("");
        return FIRST_MOVE.matcher(moves).matches() ? TRANSCRIPT : BOARD;
    }
}
