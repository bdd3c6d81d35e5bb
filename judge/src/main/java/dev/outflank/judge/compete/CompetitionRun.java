package dev.outflank.judge.compete;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.tournament.Archive;
import dev.outflank.arena.tournament.Entrant;
import dev.outflank.arena.tournament.Format;
import dev.outflank.arena.tournament.Ladder;
import dev.outflank.arena.tournament.Meeting;
import dev.outflank.arena.tournament.Plan;
import dev.outflank.arena.tournament.Played;
import dev.outflank.arena.tournament.PointsRace;
import dev.outflank.arena.tournament.Results;
import dev.outflank.arena.tournament.RoundRobin;
import dev.outflank.arena.tournament.Tournament;
import dev.outflank.arena.tournament.TournamentListener;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.StaffRoom;
import dev.outflank.judge.mark.MarkRecord;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.protocol.BotFault;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
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
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Holds a competition of submissions. Its folder has one folder for each set of entrants there has been; a tournament
 * goes on where it was stopped, and takes from the earlier ones what the same two programs have played before. So the
 * latest submissions count, and only what is new is played.
 */
public final class CompetitionRun {
    private final Contest contest;
    private final Competition competition;
    private final Workshop workshop;
    private final PartMarker marker;
    private final Admission admission;
    private final Path folder;
    private final int jobs;

    /**
     * A competition in a folder.
     *
     * @param record where decisions about entries are kept
     * @param jobs how many meetings are played at once
     */
    public CompetitionRun(
            Contest contest, Workshop workshop, StaffRoom staffRoom, MarkRecord record, Path folder, int jobs) {
        this.contest = contest;
        this.competition = contest.competition()
                .orElseThrow(() -> new IllegalArgumentException(contest.id() + " has no competition"));
        this.workshop = workshop;
        this.marker = new PartMarker(contest, workshop, staffRoom, 0);
        this.admission = new Admission(contest, competition, workshop, marker, record);
        this.folder = folder;
        this.jobs = jobs;
    }

    /** Whoever follows a competition: its meetings, and its standing after each. */
    public interface Listener extends TournamentListener {
        default void stands(Standing standing) {}
    }

    /** Plays what is left to play among these submissions. */
    public Standing play(List<Submission> submissions, Listener listener)
            throws IOException, InterruptedException {
        HandIn handIn = contest.handIn(competition.handIn());
        Map<String, Contestant> contestants = new HashMap<>();
        List<Entrant> entrants = new ArrayList<>();
        for (String name : competition.players()) {
            entrants.add(new Entrant(name, contest.spec(name)));
            contestants.put(name, marker.staff(name, handIn.limits()));
        }
        Set<String> students = new LinkedHashSet<>();
        Map<String, PartMark> refused = new LinkedHashMap<>();
        Map<String, PartMark> decisions = decide(submissions);
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
                contestants.put(name, workshop.contestant(name, workshop.make(submission, handIn)));
                entrants.add(new Entrant(name, submission.hash(handIn)));
                students.add(name);
            } catch (BotFault fault) {
                refused.put(submission.name(), PartMarker.refused(fault));
            }
        }
        if (entrants.size() < 2) {
            return new Standing(contest, students, refused, Optional.empty(), folder);
        }
        Plan plan = plan(entrants);
        Path own = Files.createDirectories(folder.resolve(name(plan)));
        Results results = Tournament.play(
                plan,
                own,
                entrant -> Objects.requireNonNull(contestants.get(entrant.name())),
                jobs,
                MatchOptions.USUAL_TRIES,
                new Telling(
                        listener,
                        sofar -> new Standing(contest, students, refused, Optional.of(sofar), own)),
                Archive.of(others(own)));
        return new Standing(contest, students, refused, Optional.of(results), own);
    }

    private Map<String, PartMark> decide(List<Submission> submissions) throws IOException, InterruptedException {
        Map<String, Future<PartMark>> running = new LinkedHashMap<>();
        Map<String, PartMark> decisions = new HashMap<>();
        try (ExecutorService threads =
                Executors.newFixedThreadPool(jobs, Thread.ofPlatform().name("entry-", 1).factory())) {
            for (Submission submission : submissions) {
                running.put(submission.name(), threads.submit(() -> admission.decide(submission)));
            }
            for (Map.Entry<String, Future<PartMark>> one : running.entrySet()) {
                decisions.put(one.getKey(), one.getValue().get());
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException ours) {
                throw ours;
            }
            throw new IllegalStateException("an entry could not be decided: " + e.getCause(), e.getCause());
        }
        return decisions;
    }

    private Plan plan(List<Entrant> entrants) {
        var objective = contest.handIn(competition.handIn()).playing().objective();
        List<Game> openings = competition.boards().stream()
                .map(board -> Game.from(Position.start(board), objective))
                .toList();
        Format format = switch (competition.kind()) {
            case ROUND_ROBIN -> new RoundRobin(competition.rounds() * openings.size());
            case POINTS_RACE -> new PointsRace(competition.rounds());
            case LADDER -> new Ladder(Math.max(1, competition.meetings() * entrants.size() / 2));
        };
        return new Plan(format, entrants, openings, contest.id() + " " + contest.hash());
    }

    /** The same for the same entrants with the same programs. */
    private static String name(Plan plan) {
        // Folders of competitions that were started before the type was renamed are found by the same text.
        String entries = plan.entrants().stream()
                .map(entry -> "Entrant[name=" + entry.name() + ", spec=" + entry.spec() + "]")
                .collect(Collectors.joining(", ", "[", "]"));
        String words = plan.format().description() + entries + plan.conditions();
        return "games-" + UUID.nameUUIDFromBytes(words.getBytes(StandardCharsets.UTF_8)).toString().substring(0, 13);
    }

    private List<Path> others(Path own) throws IOException {
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(other -> Files.isDirectory(other) && !other.equals(own)).toList();
        }
    }

    /** Tells a listener of meetings, and of the standing that they make. */
    private record Telling(Listener listener, Function<Results, Standing> standing) implements TournamentListener {
        @Override
        public void began(int meetingsBefore, int meetingsInAll) {
            listener.began(meetingsBefore, meetingsInAll);
        }

        @Override
        public boolean goesOn() {
            return listener.goesOn();
        }

        @Override
        public void played(Played played, Results results) {
            listener.played(played, results);
            listener.stands(standing.apply(results));
        }

        @Override
        public void voided(Meeting meeting, String reason) {
            listener.voided(meeting, reason);
        }
    }
}
