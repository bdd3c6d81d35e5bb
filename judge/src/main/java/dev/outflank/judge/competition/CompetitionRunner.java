package dev.outflank.judge.competition;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.competition.EloLadder;
import dev.outflank.arena.competition.Format;
import dev.outflank.arena.competition.PointsRace;
import dev.outflank.arena.competition.RoundRobin;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.tournament.PairArchive;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.ScheduledPair;
import dev.outflank.arena.tournament.Tournament;
import dev.outflank.arena.tournament.TournamentEntry;
import dev.outflank.arena.tournament.TournamentListener;
import dev.outflank.arena.tournament.TournamentOptions;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.marking.EntryChecker;
import dev.outflank.judge.marking.MarkCache;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;
import dev.outflank.rules.Game;
import dev.outflank.rules.PlayerRegistry;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs a competition of submissions in a folder. Each set of entries has its own tournament folder. A stopped tournament
 * is resumed, and pairs that the same two programs played in an earlier tournament are reused. So only pairs of new or
 * changed submissions are played.
 */
public final class CompetitionRunner {
    private final Contest contest;
    private final Competition competition;
    private final SubmissionCompiler compiler;
    private final PartMarker marker;
    private final EntryChecker entryChecker;
    private final Path folder;
    private final int jobs;

    /**
     * Creates a runner.
     *
     * @param markCache caches decisions about entry requirements
     * @param folder folder of the competition
     * @param jobs number of pairs played in parallel
     */
    public CompetitionRunner(
            Contest contest,
            SubmissionCompiler compiler,
            PlayerRegistry playerRegistry,
            MarkCache markCache,
            Path folder,
            int jobs) {
        this.contest = contest;
        this.competition = contest.competition()
                .orElseThrow(() -> new IllegalArgumentException(contest.id() + " has no competition"));
        this.compiler = compiler;
        this.marker = new PartMarker(contest, compiler, playerRegistry, 0);
        this.entryChecker = new EntryChecker(contest, competition, compiler, marker, markCache);
        this.folder = folder;
        this.jobs = jobs;
    }

    /** Is notified of checked entries and of pairs, one at a time, and of the standings after each pair. */
    public interface Listener extends TournamentListener {
        default void entryChecked(String student, int checked, int total) {}

        default void standingsUpdated(CompetitionStandings standings) {}
    }

    /**
     * Checks the entry requirement of these submissions and plays all pairs that were not played before. A group has one
     * entry, that of its first member.
     */
    public CompetitionStandings play(List<Submission> all, Listener listener) throws IOException, InterruptedException {
        List<Submission> submissions = all.stream()
                .filter(one -> contest.classRules().group(one.name()).getFirst().equals(one.name()))
                .toList();
        RequiredFile requiredFile = contest.requiredFile(competition.requiredFile());
        Map<String, Contestant> contestants = new HashMap<>();
        List<TournamentEntry> entries = new ArrayList<>();
        for (String name : competition.players()) {
            entries.add(new TournamentEntry(name, contest.playerSpec(name)));
            contestants.put(name, marker.staffContestant(name, requiredFile.moveLimits()));
        }
        Set<String> students = new LinkedHashSet<>();
        Map<String, PartMark> refused = new LinkedHashMap<>();
        Map<String, PartMark> decisions = checkEntries(submissions, listener);
        for (Submission submission : submissions) {
            PartMark decision = Objects.requireNonNull(decisions.get(submission.name()));
            boolean admitted = decision.marks().map(BigDecimal.ONE::equals).orElse(false);
            String name =
                    contestants.containsKey(submission.name()) ? submission.name() + " (student)" : submission.name();
            if (!admitted) {
                refused.put(submission.name(), decision);
                continue;
            }
            try {
                contestants.put(name, compiler.contestant(name, compiler.compile(submission, requiredFile)));
                entries.add(new TournamentEntry(name, submission.hash(requiredFile)));
                students.add(name);
            } catch (BotException fault) {
                refused.put(submission.name(), PartMarker.ofCompileFault(fault));
            }
        }
        if (entries.size() < 2) {
            return new CompetitionStandings(contest, students, refused, Optional.empty(), folder);
        }
        TournamentOptions options = options(entries);
        Path own = Files.createDirectories(folder.resolve(folderName(options)));
        TournamentResults results = Tournament.play(
                options,
                own,
                entry -> Objects.requireNonNull(contestants.get(entry.name())),
                jobs,
                MatchOptions.DEFAULT_MAX_ATTEMPTS,
                new StandingsListener(
                        listener,
                        soFar -> new CompetitionStandings(contest, students, refused, Optional.of(soFar), own)),
                PairArchive.of(otherFolders(own)));
        return new CompetitionStandings(contest, students, refused, Optional.of(results), own);
    }

    private Map<String, PartMark> checkEntries(List<Submission> submissions, Listener listener)
            throws IOException, InterruptedException {
        Map<String, Future<PartMark>> running = new LinkedHashMap<>();
        Map<String, PartMark> decisions = new HashMap<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(
                jobs, Thread.ofPlatform().name("entry-", 1).factory())) {
            AtomicInteger checked = new AtomicInteger();
            for (Submission submission : submissions) {
                running.put(submission.name(), threads.submit(() -> {
                    PartMark decision = entryChecker.check(submission);
                    synchronized (checked) {
                        listener.entryChecked(submission.name(), checked.incrementAndGet(), submissions.size());
                    }
                    return decision;
                }));
            }
            for (Map.Entry<String, Future<PartMark>> one : running.entrySet()) {
                decisions.put(one.getKey(), one.getValue().get());
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            throw new IllegalStateException("checking an entry requirement failed: " + e.getCause(), e.getCause());
        }
        return decisions;
    }

    private TournamentOptions options(List<TournamentEntry> entries) {
        List<Game> openings = CompetitionOpenings.of(contest, competition).of(Stage.LADDER, false);
        Format format = switch (competition.kind()) {
            case ROUND_ROBIN ->
                new RoundRobin(competition.rounds() * competition.boards().size());
            case POINTS_RACE -> new PointsRace(competition.rounds());
            case LADDER -> new EloLadder(Math.max(1, competition.pairsPerEntry() * entries.size() / 2));
        };
        return new TournamentOptions(format, entries, openings, contest.id() + " " + contest.hash());
    }

    /** The folder name, which depends on the format, the entries and their programs. */
    private String folderName(TournamentOptions options) {
        // The text keeps the old type name Entrant, so that folders of earlier versions are still found.
        String entryText = options.entries().stream()
                .map(entry -> "Entrant[name=" + entry.name() + ", spec=" + entry.spec() + "]")
                .collect(Collectors.joining(", ", "[", "]"));
        String openingText = options.openings().size() > competition.boards().size()
                ? options.openings().size() + " openings"
                : "";
        String text = options.format().description() + entryText + options.conditions() + openingText;
        return "games-"
                + UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8))
                        .toString()
                        .substring(0, 13);
    }

    private List<Path> otherFolders(Path own) throws IOException {
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(other -> Files.isDirectory(other) && !other.equals(own))
                    .toList();
        }
    }

    /** Computes the standings after each pair and passes everything to a listener. */
    private record StandingsListener(Listener listener, Function<TournamentResults, CompetitionStandings> standings)
            implements TournamentListener {
        @Override
        public void started(int pairsBefore, int totalPairs) {
            listener.started(pairsBefore, totalPairs);
        }

        @Override
        public boolean shouldContinue() {
            return listener.shouldContinue();
        }

        @Override
        public void pairPlayed(PlayedPair played, TournamentResults results) {
            listener.pairPlayed(played, results);
            listener.standingsUpdated(standings.apply(results));
        }

        @Override
        public void pairVoided(ScheduledPair pair, String reason) {
            listener.pairVoided(pair, reason);
        }
    }
}
