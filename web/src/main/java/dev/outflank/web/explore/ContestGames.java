package dev.outflank.web.explore;

import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the games of public contests in the database's folder, one file per contest. Entries of people appear as numbers:
 * the name of an entry may be a login. Games that ended by a fault are left out, because their results say nothing about
 * the opening.
 */
public final class ContestGames implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ContestGames.class);
    private static final String PREFIX = "contest-";
    private static final String EXTENSION = ".ggf";
    private static final int GAMES_PER_READ = 500;

    /** The latest games of a contest: a ladder that runs for years must not crowd out everything else. */
    private static final int MAX_GAMES = 20_000;

    private static final int DELAY_SECONDS = 5;
    private static final int PERIOD_SECONDS = 3600;

    private final JudgeServices judge;
    private final Path folder;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("contest-games").factory());

    private ContestGames(JudgeServices judge, Path folder) {
        this.judge = judge;
        this.folder = folder;
    }

    /** Writes the files soon, and then once per hour. */
    public static ContestGames start(JudgeServices judge, Path folder) {
        ContestGames games = new ContestGames(judge, folder);
        Future<?> _ =
                games.timer.scheduleWithFixedDelay(games::tryToUpdate, DELAY_SECONDS, PERIOD_SECONDS, TimeUnit.SECONDS);
        return games;
    }

    private void tryToUpdate() {
        try {
            update(judge, folder);
        } catch (IOException | RuntimeException e) {
            LOG.warn("the games of contests could not be added to the database: {}", e.toString());
        }
    }

    /** Writes the files of public contests whose games have changed, and deletes those of other contests. */
    static void update(JudgeServices judge, Path folder) throws IOException {
        Map<String, HostedContest> open = judge.contests().all().stream()
                .filter(hosted -> hosted.stored().open())
                .collect(Collectors.toMap(ContestGames::fileName, Function.identity()));
        Files.createDirectories(folder);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (name.startsWith(PREFIX) && name.endsWith(EXTENSION) && !open.containsKey(name)) {
                    Files.delete(file);
                }
            }
        }
        for (Map.Entry<String, HostedContest> contest : open.entrySet()) {
            write(judge, contest.getValue(), folder.resolve(contest.getKey()));
        }
    }

    private static String fileName(HostedContest hosted) {
        return PREFIX + hosted.id() + EXTENSION;
    }

    private static void write(JudgeServices judge, HostedContest hosted, Path file) throws IOException {
        Map<Long, String> names = judge.competitions().entries(hosted.id()).stream()
                .collect(Collectors.toMap(StoredEntry::id, ContestGames::name));
        StringBuilder text = new StringBuilder();
        for (int offset = 0; offset < MAX_GAMES; offset += GAMES_PER_READ) {
            List<StoredGame> games = judge.competitions().latestRecords(hosted.id(), GAMES_PER_READ, offset);
            games.forEach(game -> line(game, names, hosted.contest().title()).ifPresent(text::append));
            if (games.size() < GAMES_PER_READ) {
                break;
            }
        }
        if (text.isEmpty() || Files.exists(file) && Files.readString(file).contentEquals(text)) {
            return;
        }
        // A name that begins with a point is not read as games.
        Path temporary = file.resolveSibling("." + file.getFileName());
        Files.writeString(temporary, text);
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String name(StoredEntry entry) {
        return entry.person().isPresent() ? "program " + entry.id() : entry.name();
    }

    /** A game as a line of GGF; empty if a fault ended it, or it is not of the kind that the database keeps. */
    private static Optional<String> line(StoredGame game, Map<Long, String> names, String event) {
        try {
            GameRecord record = GameJson.parse(game.record());
            return record.fault() != null || record.size() != 8
                    ? Optional.empty()
                    : Optional.of(TextFormat.GGF.format(RecordedGame.of(record.game())
                            .withPlayers(names.getOrDefault(game.black(), ""), names.getOrDefault(game.white(), ""))
                            .withEvent(
                                    event,
                                    game.endedAt()
                                            .atZone(ZoneOffset.UTC)
                                            .toLocalDate()
                                            .toString())
                            .withResult(GameResult.of(record.game()))));
        } catch (NotationException e) {
            throw new IllegalStateException("game " + game.number() + " of pair " + game.pair() + " is damaged", e);
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
        try {
            timer.awaitTermination(DELAY_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
