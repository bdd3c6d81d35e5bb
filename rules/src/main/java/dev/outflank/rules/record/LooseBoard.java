package dev.outflank.rules.record;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Boards in the forms that people paste: rows of characters in any alphabet ({@code X O}, {@code ● ○}, {@code 黒 白}),
 * Markdown tables, matrices of 1, −1 and 0 in a programming language, with coordinates on any side, in either direction,
 * and with other text around them. The side to move may be missing.
 */
final class LooseBoard {
    private static final Set<String> BLACK = Set.of("x", "b", "●", "⚫", "⬤", "◉", "黒", "黑", "black");
    private static final Set<String> WHITE = Set.of("o", "w", "0", "○", "⚪", "◯", "〇", "白", "white");
    /** Black on a board without any of the usual signs for it, otherwise a mark on an empty square. */
    private static final Set<String> BLACK_OR_MARK = Set.of("*", "@", "#");

    private static final Set<String> EMPTY = Set.of(
            "", "-", ".", "_", "u", "e", "·", "・", "+", "□", "■", "▢", "⬜", "空", "empty", "none", "null", "~", "–", "—",
            "?");

    private static final Pattern PIPE = Pattern.compile("[|│┃]");
    private static final Pattern LIST = Pattern.compile("[\\[\\](){},;]");
    private static final Pattern SYNTAX = Pattern.compile("[\\[\\](){};]|\\b(?:np\\.)?array\\b|^\\s*[a-z_]+\\s*=");
    private static final Pattern FRAME = Pattern.compile("[-+=:|│┃─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬\\s]*");
    private static final Pattern RULE = Pattern.compile("\\s*:?-{2,}:?\\s*");

    private static final String SIDE = "(?<side>black|white|[xobw●○⚫⚪黒黑白]|-1|[12])";
    private static final List<Pattern> SIDES = List.of(
            Pattern.compile("\\s*" + SIDE + "\\s*[.:]?\\s*"),
            Pattern.compile(
                    ".*?(?<![a-z])" + SIDE + "(?:'s)?[ 's]*(?:is )?(?:to (?:move|play)|turn|moves|plays|next).*"),
            Pattern.compile(".*?(?<side>[●○⚫⚪黒黑白])(?:石|棋|子|方)?(?:の)?(?:番|手番|先|走|行棋|下|落子).*"),
            Pattern.compile(
                    ".*(?:to move|to play|turn|next|player|side|手番|轮到|輪到|次)\\s*(?:to move)?\\s*[:=は是]?\\s*[\"']?" + SIDE
                            + "(?![a-z0-9]).*"));

    private final @Nullable Colour defaultSide;
    private final RecordSink sink;
    private final List<Row> rows = new ArrayList<>();
    private boolean sixteenRows;
    private boolean afterHeading;
    private @Nullable Board board;
    private @Nullable Colour side;

    private LooseBoard(@Nullable Colour defaultSide, RecordSink sink) {
        this.defaultSide = defaultSide;
        this.sink = sink;
    }

    /** A line of a board. */
    private record Row(int number, List<String> cells) {}

    /** A complete board, whose side to move may follow. */
    private record Board(int line, int size, List<List<String>> cells) {}

    /** Reads all boards; those without a side to move get {@code defaultSide}, or are faults if it is {@code null}. */
    static void read(String text, @Nullable Colour defaultSide, RecordSink sink) {
        LooseBoard reader = new LooseBoard(defaultSide, sink);
        List<String> lines = text.lines().map(LooseBoard::normal).toList();
        // Sixteen cells are a row of 16×16 or a whole board of 4×4.
        reader.sixteenRows =
                lines.stream().filter(line -> cells(line).size() >= 16).count() >= 16;
        for (int i = 0; i < lines.size(); i++) {
            reader.readLine(lines.get(i), i + 1);
        }
        reader.finish();
    }

    private static String normal(String line) {
        StringBuilder normal = new StringBuilder();
        Notation.halfWidth(line).toLowerCase(Locale.ROOT).codePoints().forEach(c -> {
            switch (c) {
                // Emoji: squares of a board, discs, and the selector that asks for colours.
                case 0x1F7E9, 0x1F7E8, 0x2B1B -> normal.append('-');
                case 0xFE0F -> {}
                case 0x3000 -> normal.append("  ");
                case 0x2212 -> normal.append('-');
                default -> normal.appendCodePoint(c);
            }
        });
        return normal.toString();
    }

    private void readLine(String line, int number) {
        if (line.isBlank()) {
            return;
        }
        boolean belowHeading = afterHeading;
        afterHeading = isHeading(line);
        if (afterHeading) {
            return;
        }
        if (isFrame(line) || (belowHeading || isBlankTitle()) && line.matches("[|\\s-]*\\|[|\\s-]*")) {
            if (isBlankTitle()) {
                rows.clear();
            }
            return;
        }
        Optional<Colour> named = side(line);
        if (named.isPresent() && (rows.isEmpty() || line.strip().length() < Position.MIN_SIZE)) {
            side = named.get();
            if (board != null) {
                finish();
            }
            return;
        }
        List<String> cells = cells(line);
        if (cells.size() < Position.MIN_SIZE || !cells.stream().allMatch(LooseBoard::isCell)) {
            rows.clear();
            return;
        }
        Optional<Board> whole = wholeBoard(cells, number);
        if (whole.isPresent()) {
            begin(whole.get());
            return;
        }
        if (!rows.isEmpty() && rows.getFirst().cells.size() != cells.size()) {
            rows.clear();
        }
        rows.add(new Row(number, cells));
        completed().ifPresent(this::begin);
    }

    /** Whether the only row so far is blank: the title row that a table in Markdown must have. */
    private boolean isBlankTitle() {
        return rows.size() == 1 && rows.getFirst().cells.stream().allMatch(String::isEmpty);
    }

    private void begin(Board completed) {
        Colour sideBefore = board == null ? side : null;
        finish();
        side = sideBefore;
        board = completed;
        rows.clear();
    }

    private void finish() {
        Board last = board;
        if (last == null) {
            return;
        }
        Colour toMove = side == null ? defaultSide : side;
        try {
            Position position = position(last, toMove == null ? Colour.BLACK : toMove);
            if (toMove == null) {
                sink.fault(new RecordFault(
                        "line " + last.line + ", column 1",
                        "the side to move is missing: expected X or O after the board",
                        null,
                        true));
            } else {
                sink.game(RecordedGame.of(Game.from(position, Objective.MOST_DISCS)));
            }
        } catch (NotationException e) {
            sink.fault(LineIndex.fault(last.line, 1, e.reason()));
        }
        board = null;
        side = null;
    }

    /** A board in one line, with or without a side to move after it. */
    private Optional<Board> wholeBoard(List<String> cells, int number) {
        for (int squares : new int[] {cells.size(), cells.size() - 1}) {
            int size = (int) Math.round(Math.sqrt(squares));
            if (size * size == squares && Position.isValidSize(size) && rows.isEmpty() && !(size == 4 && sixteenRows)) {
                List<List<String>> split = new ArrayList<>();
                for (int row = 0; row < size; row++) {
                    split.add(cells.subList(row * size, (row + 1) * size));
                }
                if (squares < cells.size()) {
                    side = side(cells.getLast()).orElse(side);
                }
                return Optional.of(new Board(number, size, split));
            }
        }
        return Optional.empty();
    }

    /** The board of the rows so far, if they are all of it. Row labels are removed. */
    private Optional<Board> completed() {
        int width = rows.getFirst().cells.size();
        int labels = width % 2 == 1 ? 1 : isLabelled(0) && isLabelled(width - 1) && width > Position.MIN_SIZE ? 2 : 0;
        int size = width - labels;
        if (rows.size() != size || !Position.isValidSize(size)) {
            return Optional.empty();
        }
        boolean first = labels > 0 && isLabelled(0);
        if (labels == 1 && !first && !isLabelled(width - 1)) {
            rows.removeFirst();
            return Optional.empty();
        }
        int from = first ? 1 : 0;
        List<List<String>> cells = new ArrayList<>(
                rows.stream().map(row -> row.cells.subList(from, from + size)).toList());
        int label = first ? 0 : width - 1;
        if (labels > 0 && rows.getFirst().cells.get(label).equals(String.valueOf(size))) {
            // Row 1 is the top row; some programs print it last.
            cells = cells.reversed();
        }
        return Optional.of(new Board(rows.getFirst().number, size, List.copyOf(cells)));
    }

    /** Whether a column of the rows so far holds labels: 1 2 3, 0 1 2, a b c, or 8 7 6. */
    private boolean isLabelled(int column) {
        List<String> labels = rows.stream().map(row -> row.cells.get(column)).toList();
        return isSequence(labels) && labels.size() > 1;
    }

    private static boolean isSequence(List<String> labels) {
        for (int i = 0; i < labels.size(); i++) {
            if (!labels.get(i).matches("\\d{1,2}|[a-z]")) {
                return false;
            }
        }
        int[] values = labels.stream()
                .mapToInt(label ->
                        Character.isLetter(label.charAt(0)) ? label.charAt(0) - 'a' + 1 : Integer.parseInt(label))
                .toArray();
        for (int i = 1; i < values.length; i++) {
            if (Math.abs(values[i] - values[i - 1]) != 1
                    || i > 1 && values[i] - values[i - 1] != values[1] - values[0]) {
                return false;
            }
        }
        return true;
    }

    /** The columns' labels: letters or numbers in order, alone or with pipes. */
    private static boolean isHeading(String line) {
        List<String> labels = Arrays.stream(
                        PIPE.matcher(line).replaceAll(" ").strip().split("\\s+"))
                .toList();
        if (labels.size() == 1) {
            labels = labels.getFirst()
                    .chars()
                    .mapToObj(c -> String.valueOf((char) c))
                    .toList();
        }
        return labels.size() >= Position.MIN_SIZE && isSequence(labels);
    }

    private static boolean isFrame(String line) {
        boolean drawn = FRAME.matcher(line).matches() && line.chars().anyMatch(c -> "+=:─━═┌└├╔╚╠".indexOf(c) >= 0);
        boolean rule = line.indexOf('|') >= 0
                && Arrays.stream(PIPE.split(line.strip().replaceAll("^\\||\\|$", "")))
                        .allMatch(cell -> RULE.matcher(cell).matches());
        return drawn
                        && line.chars().filter(c -> c == '+').count() < Position.MIN_SIZE * 2L
                        && line.strip().length() > 3
                || rule
                || line.strip().startsWith("```");
    }

    private static List<String> cells(String line) {
        if (PIPE.matcher(line).find()) {
            String inner = line.strip().replaceAll("^[|│┃]|[|│┃]$", "");
            List<String> cells = Arrays.stream(PIPE.split(inner, -1)).toList();
            if (cells.size() >= Position.MIN_SIZE) {
                return cells.stream().map(String::strip).toList();
            }
            String longest = cells.stream()
                    .max((one, other) -> Integer.compare(one.length(), other.length()))
                    .orElse("");
            return longest.strip().contains(" ") && longest.strip().matches("(?:\\S +)*\\S")
                    ? words(longest)
                    : characters(longest);
        }
        if (LIST.matcher(line).find()) {
            String inner = SYNTAX.matcher(line).replaceAll(" ").strip().replaceAll(",\\s*$", "");
            return inner.indexOf(',') >= 0
                    ? Arrays.stream(inner.split(",", -1))
                            .map(cell -> cell.strip().replaceAll("^[\"']|[\"']$", ""))
                            .toList()
                    : words(inner);
        }
        return words(line);
    }

    /** Words of one character each are cells; otherwise the characters of the longest word are. */
    private static List<String> words(String line) {
        List<String> words = Arrays.stream(line.strip().split("[\\s/]+")).toList();
        if (words.stream()
                        .filter(word -> !isCell(word)
                                || word.length() > 2 && word.chars().distinct().count() <= 3)
                        .count()
                == 0) {
            return words;
        }
        if (line.indexOf('/') >= 0
                || words.stream()
                                .filter(word -> word.length() >= Position.MIN_SIZE)
                                .count()
                        > 1) {
            return characters(words.stream().collect(Collectors.joining()));
        }
        return characters(words.stream()
                .max((one, other) -> Integer.compare(one.length(), other.length()))
                .orElse(""));
    }

    private static List<String> characters(String text) {
        return text.chars()
                .mapToObj(c -> c == ' ' ? "" : String.valueOf((char) c))
                .toList();
    }

    private static boolean isCell(String cell) {
        return BLACK.contains(cell)
                || WHITE.contains(cell)
                || EMPTY.contains(cell)
                || BLACK_OR_MARK.contains(cell)
                || cell.matches("-1|\\d{1,2}|[a-z]");
    }

    private static Optional<Colour> side(String line) {
        for (Pattern pattern : SIDES) {
            Matcher matcher = pattern.matcher(line);
            if (matcher.matches()) {
                String side = matcher.group("side");
                return Optional.of(
                        Set.of("white", "o", "w", "○", "⚪", "白", "-1", "2").contains(side)
                                ? Colour.WHITE
                                : Colour.BLACK);
            }
        }
        return Optional.empty();
    }

    private static Position position(Board board, Colour toMove) throws NotationException {
        Set<String> used = board.cells.stream().flatMap(List::stream).collect(Collectors.toSet());
        boolean signed = used.contains("-1");
        boolean digits = Set.of("0", "1", "2").containsAll(used);
        boolean named = used.stream().anyMatch(BLACK::contains);
        PositionBuilder setup = new PositionBuilder(board.size);
        for (int row = 0; row < board.size; row++) {
            for (int column = 0; column < board.size; column++) {
                String cell = board.cells.get(row).get(column);
                boolean black = signed || digits
                        ? cell.equals("1")
                        : BLACK.contains(cell) || !named && BLACK_OR_MARK.contains(cell);
                boolean white = signed ? cell.equals("-1") : digits ? cell.equals("2") : WHITE.contains(cell);
                boolean empty = signed || digits
                        ? cell.equals("0")
                        : EMPTY.contains(cell) || named && BLACK_OR_MARK.contains(cell);
                if (black || white) {
                    setup.put(row, column, black ? Colour.BLACK : Colour.WHITE);
                } else if (!empty) {
                    throw new NotationException("square " + Move.at(row, column) + " of the board holds "
                            + NotationException.quoted(cell) + ": expected black, white or empty");
                }
            }
        }
        return setup.build(toMove);
    }
}
