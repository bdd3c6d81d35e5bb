package dev.outflank.rules.record;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Notation;
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
    /** Portable Game Notation, as PlayOK, Edax and the PGN edition of WTHOR write it. */
    PGN("pgn"),
    /** Logistello's lines: {@code +d3-c3+c4: -04 10}. */
    LOGISTELLO("gam"),
    /** Transcripts: only the moves. */
    TRANSCRIPT("txt"),
    /** Positions with move scores. */
    OBF("obf"),
    /** Boards with the side to move. */
    BOARD("board");

    private static final Pattern OTHELLO_GGF = Pattern.compile("GM\\s*+\\[\\s*+Othello", Pattern.CASE_INSENSITIVE);
    private static final Pattern FIRST_MOVE =
            Pattern.compile("(?:start\\s|[a-z] ?[1-9]|pass|pa|ps|--\\s*+[a-z][1-9]).*");
    private static final Pattern OBF_LINE = Pattern.compile("[^;]{4,}+;.*");
    private static final Pattern NUMBERING = Pattern.compile("^\\d{1,3}[.:)]*+\\s*+(?=[a-z])");

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
            case PGN -> Pgn.read(text, sink);
            case LOGISTELLO -> Logistello.read(text, sink);
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
            case PGN -> Pgn.format(game);
            case LOGISTELLO -> Logistello.format(game);
            case TRANSCRIPT -> PlainTranscript.format(game);
            case OBF -> Obf.format(game);
            case BOARD -> PlainBoard.format(game);
        };
    }

    /** The name of the format in messages: {@code GGF}, {@code transcript}. */
    public String title() {
        return switch (this) {
            case GGF, SGF, PGN, OBF -> name();
            case LOGISTELLO -> "Logistello";
            case TRANSCRIPT, BOARD -> name().toLowerCase(Locale.ROOT);
        };
    }

    /**
     * Detects the format of a text by its content; empty if it is in no known format or holds only white space and
     * comments.
     */
    public static Optional<TextFormat> detect(String text) {
        String head = text.substring(0, Math.min(text.length(), 1 << 16)).replace("\uFEFF", "");
        if (head.stripLeading().matches("(?s)\\d{0,9}\\s*+\\(.*")) {
            return Optional.of(OTHELLO_GGF.matcher(head).find() ? GGF : SGF);
        }
        if (Pgn.isBegin(head.stripLeading())) {
            return Optional.of(PGN);
        }
        return head.lines()
                .map(line -> line.replaceFirst("[%#].*", "").strip().toLowerCase(Locale.ROOT))
                .filter(line -> !line.isEmpty())
                .findFirst()
                .flatMap(TextFormat::detectLine);
    }

    private static Optional<TextFormat> detectLine(String line) {
        if (OBF_LINE.matcher(line).matches()) {
            return Optional.of(OBF);
        }
        if (Logistello.isLine(line)) {
            return Optional.of(LOGISTELLO);
        }
        String moves = NUMBERING.matcher(Notation.halfWidth(line)).replaceFirst("");
        if (FIRST_MOVE.matcher(moves).matches() || PlainTranscript.isWthorDigits(line)) {
            return Optional.of(TRANSCRIPT);
        }
        return BoardText.isBoardLine(line) ? Optional.of(BOARD) : Optional.empty();
    }
}
