package dev.outflank.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs the seccomp filters in a small BPF interpreter, so both architectures are tested on any machine. */
@Tag("attack")
final class SeccompTest {
    private static final int X86_64 = 0xc000003e;
    private static final int AARCH64 = 0xc00000b7;
    private static final int ALLOW = 0x7fff0000;
    private static final int EPERM = 0x00050001;
    private static final int ENOSYS = 0x00050026;

    /** The filter's return value for a system call. */
    private static int verdict(String osArch, int architecture, int call, long argument) {
        return verdict(Seccomp.filterFor(osArch, false).orElseThrow(), architecture, call, argument);
    }

    private static int verdict(byte[] filter, int architecture, int call, long argument) {
        ByteBuffer program = ByteBuffer.wrap(filter).order(ByteOrder.LITTLE_ENDIAN);
        int accumulator = 0;
        for (int at = 0; ; at++) {
            int code = program.getShort(8 * at);
            int operand = program.getInt(8 * at + 4);
            boolean holds;
            switch (code) {
                case 0x20 -> {
                    accumulator = operand == 0 ? call : operand == 4 ? architecture : (int) argument;
                    continue;
                }
                case 0x06 -> {
                    return operand;
                }
                case 0x15 -> holds = accumulator == operand;
                case 0x35 -> holds = Integer.compareUnsigned(accumulator, operand) >= 0;
                case 0x45 -> holds = (accumulator & operand) != 0;
                default -> throw new AssertionError("unknown instruction " + code);
            }
            at += program.get(8 * at + (holds ? 2 : 3));
        }
    }

    @Test
    void filter_ordinaryCalls_areAllowed() {
        int[] readWriteForkExit = {0, 1, 57, 60, 257, 202, 334};
        for (int call : readWriteForkExit) {
            assertThat(verdict("amd64", X86_64, call, 0)).as("call " + call).isEqualTo(ALLOW);
        }
        assertThat(verdict("aarch64", AARCH64, 63, 0)).isEqualTo(ALLOW);
        assertThat(verdict("amd64", X86_64, 56, 0x11)).as("fork by clone").isEqualTo(ALLOW);
        assertThat(verdict("amd64", X86_64, 41, 1)).as("local socket").isEqualTo(ALLOW);
    }

    @Test
    void filter_dangerousCalls_areDenied() {
        assertThat(verdict("amd64", X86_64, 101, 0)).as("ptrace").isEqualTo(EPERM);
        assertThat(verdict("amd64", X86_64, 251, 0))
                .as("ioprio_set, the last of the list")
                .isEqualTo(EPERM);
        assertThat(verdict("amd64", X86_64, 41, 2)).as("internet socket").isEqualTo(EPERM);
        assertThat(verdict("amd64", X86_64, 41, 40)).as("vsock").isEqualTo(EPERM);
        assertThat(verdict("amd64", X86_64, 56, 0x10000011))
                .as("clone into a new user namespace")
                .isEqualTo(EPERM);
        assertThat(verdict("amd64", X86_64, 435, 0)).as("clone3").isEqualTo(ENOSYS);
        assertThat(verdict("amd64", X86_64, 0x40000000 | 101, 0)).as("x32").isEqualTo(EPERM);
        assertThat(verdict("amd64", 0x40000003, 1, 0)).as("32-bit call").isEqualTo(EPERM);
        assertThat(verdict("aarch64", AARCH64, 117, 0)).as("ptrace").isEqualTo(EPERM);
        assertThat(verdict("aarch64", AARCH64, 198, 2)).as("internet socket").isEqualTo(EPERM);
        assertThat(verdict("aarch64", AARCH64, 220, 0x10000011))
                .as("clone into a new user namespace")
                .isEqualTo(EPERM);
    }

    @Test
    void filter_singleProcess_allowsThreadsOnly() {
        byte[] amd64 = Seccomp.filterFor("amd64", true).orElseThrow();
        byte[] arm64 = Seccomp.filterFor("aarch64", true).orElseThrow();
        int thread = 0x003d0f00;
        assertThat(verdict(amd64, X86_64, 56, thread)).as("thread").isEqualTo(ALLOW);
        assertThat(verdict(arm64, AARCH64, 220, thread)).as("thread").isEqualTo(ALLOW);
        assertThat(verdict(amd64, X86_64, 57, 0)).as("fork").isEqualTo(EPERM);
        assertThat(verdict(amd64, X86_64, 58, 0)).as("vfork").isEqualTo(EPERM);
        assertThat(verdict(amd64, X86_64, 56, 0x11)).as("fork by clone").isEqualTo(EPERM);
        assertThat(verdict(arm64, AARCH64, 220, 0x11)).as("fork by clone").isEqualTo(EPERM);
        assertThat(verdict(amd64, X86_64, 435, 0)).as("clone3").isEqualTo(ENOSYS);
        assertThat(verdict(amd64, X86_64, 56, thread | 0x10000000))
                .as("thread in a new user namespace")
                .isEqualTo(EPERM);
        assertThat(verdict(amd64, X86_64, 41, 1)).as("local socket").isEqualTo(ALLOW);
    }

    @Test
    void filterFor_unknownArchitecture_isEmpty() {
        assertThat(Seccomp.filterFor("s390x", false)).isEmpty();
    }
}
