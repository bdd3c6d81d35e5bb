package dev.outflank.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.outflank.rules.Bitboard;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compiled evaluations create no objects, also in a JVM that records no classes of receivers: otherwise every vector of a
 * loop would be an object, and a search would take three times as long.
 */
class VectorLoopTest {
    private static final int CALLS = 20_000;
    private static final long START_OWN = 0x0000000810000000L;
    private static final long START_OPP = 0x0000001008000000L;

    @ParameterizedTest
    @ValueSource(strings = {"network", "tables"})
    void evaluation_withoutTypeProfile_createsNoObjects(String evaluation) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TypeProfileWidth=0",
                        "--add-modules",
                        "jdk.incubator.vector",
                        "-cp",
                        System.getProperty("java.class.path"),
                        VectorLoopTest.class.getName(),
                        evaluation)
                .redirectErrorStream(true)
                .start();
        try {
            assertThat(process.waitFor(2, TimeUnit.MINUTES))
                    .as("compiled within two minutes")
                    .isTrue();
            assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .endsWith("no objects\n");
        } finally {
            process.destroyForcibly();
        }
    }

    /** Evaluates until a round creates less than one object per call; without the cure, this never ends. */
    public static void main(String[] args) throws InterruptedException {
        Evaluation evaluation = args[0].equals("network") ? Network.shipped() : PatternWeights.shipped();
        Bitboard.warmUpVectors(PatternIndices::warmUpVectors, Network::warmUpVectors)
                .join();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Evaluator evaluator = evaluation.newEvaluator();
        evaluator.set(START_OWN, START_OPP);
        long sum = 0;
        long bytes;
        do {
            bytes = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < CALLS; i++) {
                evaluator.play(60, 19, 1L << 27);
                sum += evaluator.score(59);
            }
            bytes = threads.getCurrentThreadAllocatedBytes() - bytes;
        } while (bytes > CALLS);
        System.out.println(sum == 0 ? "no score" : "no objects");
        System.exit(0);
    }
}
