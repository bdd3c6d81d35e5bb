package dev.outflank.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.Course;
import dev.outflank.judge.Ladders;
import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.Office;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.Upload;
import dev.outflank.judge.submission.Workshop;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** A judge on a database with everything real: sandbox, compiler, queue. */
final class Bench implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    final Store store;
    final Judge judge;
    private final Workshop workshop;

    Bench(Database database, Path folder) {
        this.store = new Store(database);
        this.judge = new Judge(store, new Ladders());
        this.workshop = new Workshop(Course.sandbox(), folder.resolve("compiled"));
    }

    /** Lab 8 on 6×6 with quick players of the staff. */
    static String cup(String competition) {
        return """
                like: aps105-lab8
                title: "Cup"
                dates: {}
                staff: {novice: first, greedy: greedy}
                total: 11
                marking:
                  - {part: Working, marks: 1, working: {hand-in: part2, board: 6}}
                  - {part: Style, marks: 10, manual: by hand}
                competition:
                  hand-in: part2
                  boards: [6]
                  entry: {move: true}
                  players: [novice, greedy]
                  %s
                """
                .formatted(competition);
    }

    Held hold(String id, String text) throws Refusal {
        judge.hold("test", id, text, true);
        return judge.contest(id).orElseThrow();
    }

    Person person(String login) {
        return store.people().add(login, login, Office.STUDENT).orElseThrow();
    }

    Upload submit(Person person, Held held, String source) throws Refusal {
        return judge.submit(person, held, Map.of("lab8part2.c", source.getBytes(StandardCharsets.UTF_8)));
    }

    /** A program that turns the most discs. */
    static String greedy() throws IOException {
        return Course.source("lab8.c");
    }

    Worker worker(String name) throws IOException {
        return Worker.start(store, new Ladders(), workshop, name, 1);
    }

    Upload upload(Upload upload) {
        return store.uploads().find(upload.id()).orElseThrow();
    }

    static void await(String what, BooleanSupplier condition) throws InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as("waiting until " + what).isBefore(end);
            Thread.sleep(100);
        }
    }

    @Override
    public void close() {
        workshop.close();
        store.database().close();
    }
}
