package dev.outflank.judge.competition;

import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.match.Openings;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.protocol.StartSupport;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.Game;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.BalancedOpenings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * The openings of a competition's pairs. On a ladder two entries meet again and again, so each of their pairs has an opening
 * of its own, if the protocol can start there; programs that always play the same moves then never repeat a game. All other
 * games begin at the start position.
 */
public final class CompetitionOpenings {
    /** Openings per board after the start position: more meetings than two entries of a course have. */
    private static final int MAX_OPENINGS = 200;

    private static final int PLIES = 5;
    private static final int SEED = 1;

    private record Board(int size, Objective objective) {}

    private static final Map<Board, List<Game>> BY_BOARD = new ConcurrentHashMap<>();

    private final List<Game> starts;
    private final List<Game> ladder;
    private final boolean startPositionOnly;

    private CompetitionOpenings(List<Game> starts, List<Game> ladder, boolean startPositionOnly) {
        this.starts = starts;
        this.ladder = ladder;
        this.startPositionOnly = startPositionOnly;
    }

    public static CompetitionOpenings of(Contest contest, Competition competition) {
        BotSpec bot = contest.requiredFile(competition.requiredFile()).requireBot();
        Objective objective = bot.objective();
        List<Game> starts = competition.boards().stream()
                .map(board -> Game.from(Position.start(board), objective))
                .toList();
        boolean isLadder = competition.kind() == Competition.Kind.LADDER;
        return new CompetitionOpenings(
                starts,
                isLadder ? ladderOpenings(starts) : starts,
                bot.protocol().startSupport() == StartSupport.START_POSITION);
    }

    /** The start positions of all boards, then their openings in turn. */
    private static List<Game> ladderOpenings(List<Game> starts) {
        List<List<Game>> byBoard = starts.stream()
                .map(start -> openings(new Board(start.position().size(), start.objective())))
                .toList();
        int perBoard = Math.min(
                MAX_OPENINGS, byBoard.stream().mapToInt(List::size).min().orElse(0));
        List<Game> openings = new ArrayList<>(starts);
        for (int i = 0; i < perBoard; i++) {
            for (List<Game> games : byBoard) {
                openings.add(games.get(i));
            }
        }
        return List.copyOf(openings);
    }

    private static List<Game> openings(Board board) {
        return BY_BOARD.computeIfAbsent(board, CompetitionOpenings::createOpenings);
    }

    /** Balanced openings where there are some, otherwise random ones, which are fair because both sides play them. */
    private static List<Game> createOpenings(Board board) {
        if (board.size() != 8 || board.objective() != Objective.MOST_DISCS) {
            return Openings.afterPlies(PLIES, board.size(), board.objective(), SEED);
        }
        int step = BalancedOpenings.count() / MAX_OPENINGS;
        return IntStream.range(0, MAX_OPENINGS)
                .mapToObj(i -> BalancedOpenings.game(i * step))
                .toList();
    }

    /** Whether the protocol of the contest begins every game at the start position. */
    public boolean isStartPositionOnly() {
        return startPositionOnly;
    }

    /** All openings of a stage, in the order of its rounds. */
    List<Game> of(Stage stage, boolean staffOnly) {
        return stage == Stage.LADDER && (staffOnly || !startPositionOnly) ? ladder : starts;
    }

    /**
     * The opening of a round.
     *
     * @param staffOnly whether both entries are built-in players, which can start anywhere
     */
    public Game get(Stage stage, int round, boolean staffOnly) {
        List<Game> openings = of(stage, staffOnly);
        return openings.get(round % openings.size());
    }
}
