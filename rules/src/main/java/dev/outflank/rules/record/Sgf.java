package dev.outflank.rules.record;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionBuilder;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * SGF (Smart Game Format), used for many board games; Othello is game 2. Squares are a letter and a number, or two
 * letters, column first. Setup properties ({@code AB AW AE PL}) replace squares of the start position; a value may be a
 * rectangle, as {@code AE[d4:e5]}. Only the main line is read.
 *
 * @see <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>
 */
final class Sgf {
    private static final String OTHELLO = "2";
    /** Games that people are most likely to give instead (SGF FF[4], list of games). */
    private static final Map<String, String> GAMES =
            Map.of("1", "Go, GM[1]", "3", "chess, GM[3]", "4", "Gomoku, GM[4]");

    private static final String PREFIX = "Sgf";
    private static final Pattern OWN_TAG = Pattern.compile(PREFIX + "[A-Z]{1,2}");
    /** Root properties with a PGN tag of the same meaning. */
    private static final Map<String, String> TAGS =
            Map.of("BR", "BlackElo", "WR", "WhiteElo", "RO", "Round", "PC", "Site", "TM", "TimeControl");
    /** Root properties that say something about this file only, or that are written from the game itself. */
    private static final Set<String> IGNORED =
            Set.of("GM", "FF", "CA", "AP", "SZ", "ST", "VW", "KO", "BL", "WL", "OB", "OW", "N");

    private static final Pattern LETTERS = Pattern.compile("[a-zA-Z]{2}");
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,9}(?:\\.\\d{0,9})?");
    private static final Pattern RESULT = Pattern.compile("([BW])\\+(.*)");

    private Sgf() {}

    static void read(String text, RecordSink sink) {
        GameTree.readAll(text, sink, Sgf::game);
    }

    private static RecordedGame game(GameTree tree) throws MalformedRecordException {
        Header header = new Header();
        // The game first, because a Go board has another size; then sizes, which some programs write after the board.
        for (GameTree.Property property : tree.properties()) {
            if (property.name().equals("GM")) {
                header.checkGame(property);
            }
        }
        for (GameTree.Property property : tree.properties()) {
            if (property.name().equals("SZ")) {
                header.resize(property);
            }
        }
        Replay replay = null;
        for (GameTree.Property property : tree.properties()) {
            try {
                switch (property.name()) {
                    case "B", "W" -> {
                        if (replay == null) {
                            replay = new Replay(header.start());
                        }
                        Colour side = property.name().equals("B") ? Colour.BLACK : Colour.WHITE;
                        replay.play(side, move(property.value(), replay.game().position()), MoveAnnotation.NONE);
                    }
                    case "V" -> readValue(property.value(), replay);
                    case "AB", "AW", "AE", "PL" -> {
                        if (replay != null) {
                            throw new NotationException("a set-up in the middle of a game cannot be read");
                        }
                        header.setUp(property.name(), property.value());
                    }
                    default -> header.read(property.name(), property.value(), replay == null);
                }
            } catch (NotationException e) {
                throw new MalformedRecordException(
                        property.offset(), e.reason(), replay == null ? null : replay.game());
            }
        }
        if (!header.othello) {
            throw new MalformedRecordException(
                    tree.end() - 1, "expected GM[2] (Othello) in the game, but it ends without");
        }
        Replay played = replay == null ? new Replay(header.start()) : replay;
        return RecordedGame.of(played.game())
                .withPlayers(header.black, header.white)
                .withEvent(header.event.isEmpty() ? header.place : header.event, header.date)
                .withResult(header.recordedResult)
                .withAnnotations(played.annotations())
                .withTags(header.tags());
    }

    private static Move move(String text, Position position) throws NotationException {
        String plain = text.strip();
        // On large boards pa may be a square: there it is a pass only if the side to move has no move.
        if (plain.isEmpty() || plain.equalsIgnoreCase("pa") && (position.moves().isEmpty() || position.size() <= 8)) {
            return Move.PASS;
        }
        return square(plain, position.size());
    }

    private static Move square(String text, int size) throws NotationException {
        String plain = text.strip();
        if (!LETTERS.matcher(plain).matches()) {
            return Notation.STANDARD.parse(plain, size);
        }
        // Two letters name the column first; Lab 8's notation names the row first.
        return Notation.LAB8.parse("" + plain.charAt(1) + plain.charAt(0), size);
    }

    /** Reads a value, which SGF gives from Black's point of view. */
    private static void readValue(String text, @Nullable Replay replay) {
        if (replay != null && NUMBER.matcher(text.strip()).matches()) {
            double value = Double.parseDouble(text.strip());
            // 0 - value instead of -value, which would be -0.0 for 0.
            replay.setLastValue(replay.game().position().toMove() == Colour.WHITE ? value : 0 - value);
        }
    }

    /** The properties before the moves. */
    private static final class Header {
        private boolean othello;
        private String black = "";
        private String white = "";
        private String event = "";
        private String place = "";
        private String date = "";
        private @Nullable GameResult recordedResult;
        private Objective objective = Objective.MOST_DISCS;
        private Colour toMove = Colour.BLACK;
        private Position board = Position.start(8);
        private final Map<String, String> tags = new LinkedHashMap<>();

        Map<String, String> tags() {
            if (!event.isEmpty() && !place.isEmpty()) {
                tags.put("Site", place);
            }
            return tags;
        }

        Game start() {
            return Game.from(board.toMove() == toMove ? board : board.passed(), objective);
        }

        void checkGame(GameTree.Property property) throws MalformedRecordException {
            String game = property.value().strip();
            if (!game.equals(OTHELLO) && !game.equalsIgnoreCase("Othello") && !game.equalsIgnoreCase("Reversi")) {
                String name = GAMES.getOrDefault(game, NotationException.quoted(property.value()));
                throw new MalformedRecordException(
                        property.offset(), "expected a game of Othello, GM[2], not of " + name);
            }
            othello = true;
        }

        void resize(GameTree.Property property) throws MalformedRecordException {
            String digits = property.value().strip();
            if (!digits.matches("\\d{1,2}") || !Position.isValidSize(Integer.parseInt(digits))) {
                throw new MalformedRecordException(
                        property.offset(),
                        "expected an even board size from 4 to 26, not " + NotationException.quoted(property.value()));
            }
            board = Position.start(Integer.parseInt(digits));
        }

        void setUp(String name, String value) throws NotationException {
            if (name.equals("PL")) {
                toMove = switch (value.strip().toLowerCase(Locale.ROOT)) {
                    case "b", "black", "1" -> Colour.BLACK;
                    case "w", "white", "2" -> Colour.WHITE;
                    default ->
                        throw new NotationException(
                                "expected the side to move, B or W, not " + NotationException.quoted(value));
                };
                return;
            }
            String[] corners = value.split(":", 2);
            Move first = square(corners[0], board.size());
            Move last = square(corners[corners.length - 1], board.size());
            if (first.isPass() || last.isPass() || first.row() > last.row() || first.column() > last.column()) {
                throw new NotationException(
                        "expected a square to set up, or a rectangle from its top left to its bottom right, not "
                                + NotationException.quoted(value));
            }
            board = withRectangle(
                    first,
                    last,
                    switch (name) {
                        case "AB" -> Colour.BLACK;
                        case "AW" -> Colour.WHITE;
                        default -> null;
                    });
        }

        private Position withRectangle(Move first, Move last, @Nullable Colour disc) {
            PositionBuilder setup = new PositionBuilder(board.size());
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    boolean inside = row >= first.row()
                            && row <= last.row()
                            && column >= first.column()
                            && column <= last.column();
                    Colour there = inside ? disc : board.at(row, column);
                    if (there != null) {
                        setup.put(row, column, there);
                    }
                }
            }
            return setup.build(board.toMove());
        }

        /** @param isRoot whether no move came before; the property may then say something about the whole game */
        void read(String name, String value, boolean isRoot) {
            switch (name) {
                case "PB" -> black = value;
                case "PW" -> white = value;
                case "EV" -> event = value;
                case "PC" -> place = value;
                case "DT" -> date = value;
                case "RE" -> recordedResult = result(value.strip());
                case "RU" ->
                    objective = value.strip().equalsIgnoreCase("anti") ? Objective.FEWEST_DISCS : Objective.MOST_DISCS;
                default -> {
                    // Markup and comments of moves are not kept.
                    if (isRoot && !IGNORED.contains(name)) {
                        tags.putIfAbsent(TAGS.getOrDefault(name, PREFIX + name), value);
                    }
                }
            }
        }

        private static @Nullable GameResult result(String text) {
            if (text.equals("0") || text.equalsIgnoreCase("draw")) {
                return GameResult.ofBlackLead(0, GameResult.Termination.NORMAL);
            }
            Matcher result = RESULT.matcher(text);
            if (!result.matches()) {
                return null;
            }
            Colour winner = result.group(1).equals("B") ? Colour.BLACK : Colour.WHITE;
            String score = result.group(2).toLowerCase(Locale.ROOT);
            return switch (score) {
                case "r", "resign" -> new GameResult(winner, OptionalInt.empty(), GameResult.Termination.RESIGNATION);
                case "t", "time" -> new GameResult(winner, OptionalInt.empty(), GameResult.Termination.TIME_FORFEIT);
                default -> new GameResult(winner, discs(score), GameResult.Termination.NORMAL);
            };
        }

        private static OptionalInt discs(String text) {
            return text.matches("\\d{1,3}(?:\\.\\d{0,9})?")
                    ? OptionalInt.of((int) Math.round(Double.parseDouble(text)))
                    : OptionalInt.empty();
        }
    }

    private static void tag(StringBuilder text, String name, String value) {
        if (OWN_TAG.matcher(name).matches()) {
            property(text, name.substring(PREFIX.length()), value);
            return;
        }
        TAGS.forEach((property, tag) -> {
            if (tag.equals(name)
                    && (!property.equals("TM") || NUMBER.matcher(value).matches())) {
                property(text, property, value);
            }
        });
    }

    static String format(RecordedGame record) {
        Game game = record.game();
        StringBuilder text = new StringBuilder("(;FF[4]GM[2]CA[UTF-8]AP[Outflank]");
        property(text, "SZ", String.valueOf(record.size()));
        property(text, "RU", game.objective() == Objective.FEWEST_DISCS ? "anti" : "");
        property(text, "EV", record.event());
        property(text, "DT", record.date());
        property(text, "PB", record.black());
        property(text, "PW", record.white());
        property(text, "RE", record.result().map(Sgf::result).orElse(""));
        record.tags().forEach((name, value) -> tag(text, name, value));
        setUp(text, game.startPosition());
        Colour side = game.startPosition().toMove();
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            Move move = moves.get(ply);
            text.append(ply % 10 == 0 ? "\n;" : ";").append(side.letter()).append('[');
            text.append(move.isPass() ? "" : move).append(']');
            Double value = record.annotation(ply).value();
            if (value != null) {
                BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
                property(text, "V", (side == Colour.BLACK ? rounded : rounded.negate()).toPlainString());
            }
            side = side.other();
        }
        return text.append(")\n").toString();
    }

    /** A tree with variations: where a line divides, each continuation is in brackets. */
    static String format(VariationTree tree) {
        StringBuilder text = new StringBuilder("(;FF[4]GM[2]CA[UTF-8]AP[Outflank]");
        property(text, "SZ", String.valueOf(tree.start().position().size()));
        setUp(text, tree.start().position());
        variations(text, tree, -1, tree.start().position().toMove());
        return text.append(")\n").toString();
    }

    private static void variations(StringBuilder text, VariationTree tree, int parent, Colour side) {
        List<Integer> children = tree.children(parent);
        for (int child : children) {
            VariationTree.Node node = tree.nodes().get(child);
            text.append(children.size() > 1 ? "\n(;" : ";")
                    .append(side.letter())
                    .append('[');
            text.append(node.move().isPass() ? "" : node.move()).append(']');
            property(text, "C", node.comment());
            if (!node.marks().isEmpty()) {
                text.append("MA");
                node.marks().forEach(mark -> text.append('[').append(mark).append(']'));
            }
            variations(text, tree, child, side.other());
            text.append(children.size() > 1 ? ")" : "");
        }
    }

    /**
     * Writes a position other than the start position. Every disc is written, because some programs begin a setup with
     * an empty board.
     */
    private static void setUp(StringBuilder text, Position start) {
        Position standard = Position.start(start.size());
        boolean usual = start.equals(standard) || start.equals(standard.passed());
        StringBuilder black = new StringBuilder();
        StringBuilder white = new StringBuilder();
        StringBuilder empty = new StringBuilder();
        for (int row = 0; row < start.size() && !usual; row++) {
            for (int column = 0; column < start.size(); column++) {
                Colour disc = start.at(row, column);
                if (disc != null || standard.at(row, column) != null) {
                    (disc == Colour.BLACK ? black : disc == Colour.WHITE ? white : empty)
                            .append('[')
                            .append(Move.at(row, column))
                            .append(']');
                }
            }
        }
        text.append(black.isEmpty() ? "" : "AB").append(black);
        text.append(white.isEmpty() ? "" : "AW").append(white);
        text.append(empty.isEmpty() ? "" : "AE").append(empty);
        text.append(start.toMove() == Colour.WHITE ? "PL[W]" : "");
    }

    private static void property(StringBuilder text, String name, String value) {
        if (!value.isEmpty()) {
            text.append(name).append('[').append(GameTree.escaped(value)).append(']');
        }
    }

    private static String result(GameResult result) {
        if (result.winner() == null) {
            return "0";
        }
        return result.winner().letter() + "+"
                + switch (result.termination()) {
                    case RESIGNATION -> "R";
                    case TIME_FORFEIT -> "T";
                    case NORMAL, AGREEMENT ->
                        result.margin().isPresent()
                                ? String.valueOf(result.margin().getAsInt())
                                : "";
                };
    }
}
