package dev.outflank.judge.contest;

import dev.outflank.arena.competition.Stage;
import dev.outflank.protocol.StartSupport;
import dev.outflank.protocol.spec.Protocols;
import dev.outflank.rules.PlayerRegistry;
import dev.outflank.rules.Position;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Parses the marking and the competition of a contest. */
final class MarkingParser {
    private static final Map<String, Boolean> COMPARES = Map.of("bytes", true, "exact", true, "lines", false);
    private static final Map<String, Boolean> CREDITS = Map.of("share", true, "all", false);
    private static final Map<String, Boolean> BEATS = Map.of("both", true, "either", false);
    private static final Map<String, Boolean> TIES = Map.of("strength", false, "score", true);
    private static final Set<String> KINDS = Set.of("tests", "games", "positions", "working", "rank", "manual");

    private final Map<String, RequiredFile> requiredFiles;
    private final Map<String, String> staff;
    private final PlayerRegistry playerRegistry;

    MarkingParser(Map<String, RequiredFile> requiredFiles, Map<String, String> staff, PlayerRegistry playerRegistry) {
        this.requiredFiles = requiredFiles;
        this.staff = staff;
        this.playerRegistry = playerRegistry;
    }

    List<Part> parts(Section root, Optional<Competition> competition) throws ContestException {
        List<Part> parts = new ArrayList<>();
        Set<String> titles = new HashSet<>();
        for (Section one : root.sections("marking")) {
            Part part = part(one, competition);
            if (!titles.add(part.title())) {
                throw one.invalid("part", "must be a unique title; '" + part.title() + "' is taken");
            }
            parts.add(part);
            one.rejectUnknownFields();
        }
        return List.copyOf(parts);
    }

    private Part part(Section one, Optional<Competition> competition) throws ContestException {
        String title = one.text("part");
        BigDecimal marks = one.marks("marks");
        List<String> kinds = one.fieldNames().stream().filter(KINDS::contains).toList();
        if (kinds.size() != 1) {
            throw new ContestException(
                    one.place(),
                    "a part must have exactly one of "
                            + String.join(", ", KINDS.stream().sorted().toList()) + ", not "
                            + (kinds.isEmpty() ? "none" : String.join(" and ", kinds)));
        }
        return switch (kinds.getFirst()) {
            case "tests" -> tests(one, title, marks);
            case "games" -> games(one, title, marks);
            case "positions" -> positions(one, title, marks);
            case "working" -> legalMove(one, title, marks);
            case "rank" -> rank(one, title, marks, competition);
            default -> new Part.Manual(title, marks, one.text("manual"));
        };
    }

    private String requiredFile(Section section) throws ContestException {
        String name = requiredFiles.size() == 1 && !section.has("hand-in")
                ? requiredFiles.keySet().iterator().next()
                : section.text("hand-in");
        if (!requiredFiles.containsKey(name)) {
            throw section.invalid("hand-in", "must be one of " + String.join(", ", requiredFiles.keySet()));
        }
        return name;
    }

    private String playingFile(Section section, List<Integer> boards) throws ContestException {
        String name = requiredFile(section);
        RequiredFile requiredFile = requiredFiles.get(name);
        if (requiredFile == null || requiredFile.bot().isEmpty()) {
            throw section.invalid("hand-in", "must be one with the field 'protocol', because it plays games");
        }
        for (int board : boards) {
            if (!requiredFile.requireBot().protocol().supportsSize(board)) {
                throw section.invalid(
                        "boards",
                        "must not contain " + board + ": the protocol "
                                + requiredFile.requireBot().protocol().id() + " has no board of this size");
            }
        }
        return name;
    }

    private static List<Integer> boards(Section section) throws ContestException {
        List<Integer> boards = section.numbers("boards", Position.MIN_SIZE, Position.MAX_SIZE, List.of(8));
        for (int board : boards) {
            if (!Position.isValidSize(board)) {
                throw section.invalid("boards", "must contain even numbers from 4 to 26, not " + board);
            }
        }
        return boards;
    }

    private Part tests(Section one, String title, BigDecimal marks) throws ContestException {
        Section tests = one.section("tests");
        List<TestCaseSource> cases = new ArrayList<>();
        for (Section source : tests.sections("cases")) {
            cases.add(TestCaseParser.parse(source, cases.size() + 1));
            source.rejectUnknownFields();
        }
        Part part = new Part.Tests(
                title,
                marks,
                requiredFile(tests),
                tests.has("compare") && tests.choice("compare", COMPARES),
                !tests.has("credit") || tests.choice("credit", CREDITS),
                ContestParser.splitWords(tests.text("run", "")),
                List.copyOf(cases));
        tests.rejectUnknownFields();
        return part;
    }

    private Part games(Section one, String title, BigDecimal marks) throws ContestException {
        Section games = one.section("games");
        List<Integer> boards = boards(games);
        Section against = games.section("opponents");
        Map<String, BigDecimal> opponents = new LinkedHashMap<>();
        for (String name : against.fieldNames()) {
            checkStaff(against, name, List.of(name), boards);
            opponents.put(name, against.marks(name));
        }
        BigDecimal sum = opponents.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        if (sum.compareTo(marks) != 0) {
            throw games.invalid(
                    "opponents",
                    "must add up to the part's " + marks.toPlainString() + " marks, not " + sum.toPlainString());
        }
        Optional<Section> pace = games.optionalSection("pace");
        Part part = new Part.Games(
                title,
                marks,
                playingFile(games, boards),
                boards,
                Collections.unmodifiableMap(opponents),
                games.has("beat") && games.choice("beat", BEATS),
                games.flag("late-forfeits", false),
                pace.isEmpty() ? Optional.empty() : Optional.of(pace(pace.get())));
        games.rejectUnknownFields();
        return part;
    }

    private Part.PaceRequirement pace(Section section) throws ContestException {
        Part.PaceRequirement pace = new Part.PaceRequirement(boards(section), section.number("moves", 1, 1000, 1000));
        section.rejectUnknownFields();
        return pace;
    }

    private void checkStaff(Section section, String field, List<String> names, List<Integer> boards)
            throws ContestException {
        for (String name : names) {
            String spec = staff.get(name);
            if (spec == null) {
                throw section.invalid(
                        field,
                        "must name players in 'staff' ("
                                + (staff.isEmpty() ? "there are none" : String.join(", ", staff.keySet())) + "), not '"
                                + name
                                + "'");
            }
            for (int board : boards) {
                Optional<String> reason = playerRegistry.unavailableReason(spec, board);
                if (reason.isPresent()) {
                    throw section.invalid(field, "must not contain " + name + ": " + reason.get());
                }
            }
        }
    }

    private static int board(Section section) throws ContestException {
        int board = section.number("board", Position.MIN_SIZE, Position.MAX_SIZE, 8);
        if (!Position.isValidSize(board)) {
            throw section.invalid("board", "must be an even number from 4 to 26, not " + board);
        }
        return board;
    }

    private Part positions(Section one, String title, BigDecimal marks) throws ContestException {
        Section positions = one.section("positions");
        int board = board(positions);
        String name = playingFile(positions, List.of(board));
        RequiredFile requiredFile = requiredFiles.get(name);
        if (requiredFile == null || requiredFile.requireBot().protocol().startSupport() != StartSupport.ANY_POSITION) {
            throw positions.invalid(
                    "hand-in",
                    "must use a protocol that can start from any position: "
                            + Protocols.ids(known -> known.startSupport() == StartSupport.ANY_POSITION));
        }
        Part part = new Part.Positions(
                title,
                marks,
                name,
                board,
                positions.number("count", 1, 1000),
                positions.number("seed", 0, 999_999_999, 1));
        positions.rejectUnknownFields();
        return part;
    }

    private Part legalMove(Section one, String title, BigDecimal marks) throws ContestException {
        Section section = one.section("working");
        int board = board(section);
        Part part = new Part.LegalMove(title, marks, playingFile(section, List.of(board)), board);
        section.rejectUnknownFields();
        return part;
    }

    private static Part rank(Section one, String title, BigDecimal marks, Optional<Competition> competition)
            throws ContestException {
        Section rank = one.section("rank");
        if (competition.isEmpty()) {
            throw one.invalid("rank", "needs the field 'competition'");
        }
        BigDecimal mean = rank.marks("mean");
        if (mean.compareTo(marks) > 0) {
            throw rank.invalid("mean", "must be at most the part's " + marks.toPlainString() + " marks");
        }
        List<Stage> stages = switch (competition.get().kind()) {
            case ROUND_ROBIN -> List.of(Stage.ROUND_ROBIN);
            case LADDER -> List.of(Stage.LADDER);
            case POINTS_RACE -> List.of(Stage.POINTS_RACE, Stage.ROUND_ROBIN);
        };
        Stage stage = rank.choice("table", stages.getFirst());
        if (!stages.contains(stage)) {
            throw rank.invalid("table", "must be a table of the competition's format");
        }
        boolean tiesByScore = rank.has("ties") && rank.choice("ties", TIES);
        rank.rejectUnknownFields();
        return new Part.Rank(title, marks, mean, stage, tiesByScore);
    }

    /** The competition; boards at the top level of the file replace those of the course. */
    Competition competition(Section section, Section root) throws ContestException {
        List<Integer> courseBoards = boards(section);
        List<Integer> boards = root.has("boards") ? boards(root) : courseBoards;
        List<String> players = section.texts("players");
        checkStaff(section, "players", players, boards);
        Section entry = section.section("entry");
        Competition competition = new Competition(
                playingFile(section, boards),
                boards,
                entry(entry, boards),
                players,
                section.choice("format", Competition.Kind.class),
                section.number("rounds", 1, 100, 1),
                section.number("meetings", 1, 1000, 10),
                section.flag("certificates", false));
        section.rejectUnknownFields();
        return competition;
    }

    private Competition.EntryRequirement entry(Section entry, List<Integer> boards) throws ContestException {
        List<String> beaten = entry.texts("beat");
        boolean moves = entry.flag("move", false);
        String part = entry.text("full-marks", "");
        entry.rejectUnknownFields();
        if ((beaten.isEmpty() ? 0 : 1) + (moves ? 1 : 0) + (part.isEmpty() ? 0 : 1) != 1) {
            throw new ContestException(
                    entry.place(),
                    "the field 'competition.entry' must have one of 'beat: [players]', 'move: true' and"
                            + " 'full-marks: part'");
        }
        checkStaff(entry, "beat", beaten, boards);
        return !beaten.isEmpty()
                ? new Competition.EntryRequirement.BeatPlayers(beaten)
                : moves
                        ? new Competition.EntryRequirement.PlayMove()
                        : new Competition.EntryRequirement.FullMarks(part);
    }

    /** Checks that an entry requirement by marks names a part that is marked by running one file. */
    void checkEntry(Section competition, List<Part> parts) throws ContestException {
        Section entry = competition.section("entry");
        String part = entry.text("full-marks", "");
        List<String> titles = parts.stream()
                .filter(Part.FilePart.class::isInstance)
                .map(Part::title)
                .toList();
        if (!part.isEmpty() && !titles.contains(part)) {
            throw entry.invalid("full-marks", "must be one of the parts " + String.join(", ", titles));
        }
    }
}
