package dev.outflank.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack")
class MachineLeaseTest {
    /** A kind of its own, because other processes of this machine may lease the real ones. */
    private final String kind = "test-" + UUID.randomUUID();

    @AfterEach
    void deleteFiles() throws IOException {
        for (int number = 0; number < 2; number++) {
            Files.deleteIfExists(Path.of("/run/outflank", kind + "-" + number));
        }
    }

    @Test
    void acquire_moreThanThereAre_isEmptyUntilOneIsReleased() throws Exception {
        try (MachineLease first = MachineLease.acquire(kind, 2).orElseThrow()) {
            try (MachineLease second = MachineLease.acquire(kind, 2).orElseThrow()) {
                assertThat(List.of(first.number(), second.number())).containsExactlyInAnyOrder(0, 1);
                assertThat(MachineLease.acquire(kind, 2)).isEmpty();
            }
            try (MachineLease again = MachineLease.acquire(kind, 2).orElseThrow()) {
                assertThat(again.number()).isEqualTo(1);
            }
        }
    }

    @Test
    void acquire_leasedByAnotherProcess_isSkipped() throws Exception {
        assumeTrue(Sandbox.isRoot(), "only as root do processes share their leases");
        MachineLease.acquire(kind, 1).orElseThrow().close();
        Process other = new ProcessBuilder(
                        "python3",
                        "-c",
                        "import fcntl, sys; f = open('/run/outflank/" + kind + "-0', 'w'); fcntl.lockf(f,"
                                + " fcntl.LOCK_EX); print('locked', flush=True); sys.stdin.read()")
                .start();
        try {
            assertThat(other.inputReader().readLine()).isEqualTo("locked");
            assertThat(MachineLease.acquire(kind, 1)).isEmpty();
            try (MachineLease lease = MachineLease.acquire(kind, 2).orElseThrow()) {
                assertThat(lease.number()).isEqualTo(1);
            }
        } finally {
            other.destroyForcibly().waitFor();
        }
        try (MachineLease lease = MachineLease.acquire(kind, 1).orElseThrow()) {
            assertThat(lease.number()).as("the kernel has released it").isZero();
        }
    }

    @Test
    void play_gamesAtTheSameTime_doNotShareACore() throws Exception {
        assertThat(GameCore.parse(" 0-2,5")).containsExactly(0, 1, 2, 5);
        Optional<Integer> other = GameCore.play(() -> {
            Optional<Integer> own = GameCore.current();
            Optional<Integer> inner = playInside();
            assertThat(own.isPresent() && inner.isPresent() && own.equals(inner))
                    .as("%s and %s", own, inner)
                    .isFalse();
            return own;
        });
        assertThat(other).isNotNull();
        assertThat(GameCore.current()).as("after the game").isEmpty();
    }

    private static Optional<Integer> playInside() {
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            return executor.submit(() -> GameCore.play(GameCore::current)).get();
        } catch (ExecutionException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
