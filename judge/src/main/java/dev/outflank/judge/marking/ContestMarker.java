package dev.outflank.judge.marking;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.submission.Submission;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Marks the submissions of a contest in parallel. Marks in the cache are not computed again. */
public final class ContestMarker {
    private final Contest contest;
    private final PartMarker marker;
    private final MarkCache cache;
    private final MarkAssembler assembler;

    /** Is notified of every mark, on the thread that computed it. */
    @FunctionalInterface
    public interface Listener {
        void marked(String student, String part, PartMark mark);
    }

    public ContestMarker(Contest contest, PartMarker marker, MarkCache cache, long seed) {
        this.contest = contest;
        this.marker = marker;
        this.cache = cache;
        this.assembler = new MarkAssembler(contest, cache, seed);
    }

    /** The mark of one part of one submission, from the cache or computed now. */
    public PartMark mark(Submission submission, Part.FilePart part) throws IOException {
        Optional<PartMark> known = assembler.findMark(submission, part);
        if (known.isPresent()) {
            return known.get();
        }
        PartMark mark = marker.mark(submission, part);
        cache.put(assembler.key(submission, part), mark);
        return mark;
    }

    /**
     * Marks all submissions.
     *
     * @param jobs number of parts marked in parallel
     * @param ranking used only when a part is marked by rank
     * @param manualMarks marks that the staff filled in, by student and part
     */
    public Marks markAll(
            List<Submission> submissions,
            int jobs,
            MarkAssembler.Ranking ranking,
            Map<String, Map<String, BigDecimal>> manualMarks,
            Listener listener)
            throws IOException, InterruptedException {
        Map<String, Map<String, PartMark>> marks = new HashMap<>();
        submissions.forEach(one -> marks.put(one.name(), new HashMap<>()));
        record Task(String student, String part, Future<PartMark> mark) {}
        try (ExecutorService threads = Executors.newFixedThreadPool(
                jobs, Thread.ofPlatform().name("marker-", 1).factory())) {
            List<Task> tasks = new ArrayList<>();
            for (Submission submission : submissions) {
                for (Part part : contest.parts()) {
                    if (part instanceof Part.FilePart filePart) {
                        tasks.add(new Task(submission.name(), part.title(), threads.submit(() -> {
                            PartMark mark = mark(submission, filePart);
                            listener.marked(submission.name(), part.title(), mark);
                            return mark;
                        })));
                    }
                }
            }
            for (Task task : tasks) {
                marks.getOrDefault(task.student(), new HashMap<>()).put(task.part(), result(task.mark()));
            }
        }
        return assembler
                .assemble(submissions, ranking, manualMarks, marks)
                .withPenalties(assembler.penalties(submissions));
    }

    private static PartMark result(Future<PartMark> mark) throws IOException, InterruptedException {
        try {
            return mark.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            throw new IllegalStateException("marking failed: " + e.getCause(), e.getCause());
        }
    }

    /** Writes one log file per student and part into a folder. */
    public static void writeLogs(Marks marks, Path folder) throws IOException {
        for (Marks.StudentMarks student : marks.students()) {
            Path own = Files.createDirectories(folder.resolve(MarksPage.fileName(student.name())));
            for (Map.Entry<String, PartMark> part : student.parts().entrySet()) {
                if (!part.getValue().log().isEmpty()) {
                    Files.writeString(
                            own.resolve(MarksPage.fileName(part.getKey()) + ".txt"),
                            part.getValue().reason() + "\n\n" + part.getValue().log());
                }
            }
        }
    }
}
