package dev.outflank.rules.record;

import dev.outflank.rules.NotationException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The formats of game records that are text. WTHOR, which is not, is {@link WthorFile}. */
public enum TextFormat {
    /** Games of the Othello servers, a line each. */
    GGF("ggf"),
    /** Smart Game Format, as many programs for board games have it. */
    SGF("sgf"),
    /** The moves and nothing else. */
    TRANSCRIPT("txt"),
    /** Positions with the values of moves. */
    OBF("obf"),
    /** Positions. */
    BOARD("board");

    private static final Pattern OTHELLO_GGF = Pattern.compile("GM\\s*+\\[\\s*+Othello", Pattern.CASE_INSENSITIVE);
    private static final Pattern FIRST_MOVE = Pattern.compile("(?:start\\s|[a-z][1-9]|pass|pa|ps|--\\s*+[a-z][1-9]).*");
    private static final Pattern NUMBERING = Pattern.compile("^\\d{1,3}[.:)]?\\s*+(?=[a-z])");

    private final String extension;

    TextFormat(String extension) {
        this.extension = extension;
    }

    /** How the names of its files end, without the dot. */
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
     * @throws NotationException when what the text begins with cannot be read, or there is no game
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

    /** Keeps what comes first, a game or a fault. */
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
     * One game as it stands in a file, with its line ends.
     *
     * @throws NotationException when the format cannot hold the game
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

    /** The format that a text looks like; empty when there is nothing in it but space and comments. */
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
