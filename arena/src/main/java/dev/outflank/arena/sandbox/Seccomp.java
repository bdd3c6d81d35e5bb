package dev.outflank.arena.sandbox;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The filter of system calls: a classic BPF program that the kernel runs before every call of the boxed program.
 *
 * <p>It refuses what a Reversi program has no use for and what past kernel exploits, or tricks on the referee, were
 * made of. A refused call returns EPERM, so that a program goes on and its author can see why. Everything else is
 * allowed: a list of allowed calls would break with the next C library.
 *
 * <p>An instruction is eight bytes: code (2), jump if true (1), jump if false (1), operand (4). The kernel hands the
 * program a record: call number at 0, architecture at 4, the low half of the first argument at 16.
 */
final class Seccomp {
    private static final int LOAD = 0x20;
    private static final int EQUAL = 0x15;
    private static final int AT_LEAST = 0x35;
    private static final int ANY_BIT = 0x45;
    private static final int RETURN = 0x06;

    private static final int NUMBER = 0;
    private static final int ARCHITECTURE = 4;
    private static final int FIRST_ARGUMENT = 16;

    private static final int ALLOW = 0x7fff0000;
    private static final int NOT_PERMITTED = 0x00050000 | 1;
    private static final int NO_SUCH_CALL = 0x00050000 | 38;

    private static final int UNIX_SOCKETS = 1;
    /** Numbers from here on belong to the x32 variant, which would go around the list. */
    private static final int X32 = 0x40000000;
    /** CLONE_NEW{CGROUP,UTS,IPC,USER,PID,NET} and CLONE_NEWNS. */
    private static final int NEW_NAMESPACES = 0x7e020000;

    /** A processor, by the kernel's name for it and by the column of {@link #REFUSED} that has its numbers. */
    private enum Machine {
        X86_64(0xc000003e, 0, 41, 56),
        AARCH64(0xc00000b7, 1, 198, 220);

        final int audit;
        final int column;
        final int socket;
        final int clone;

        Machine(int audit, int column, int socket, int clone) {
            this.audit = audit;
            this.column = column;
            this.socket = socket;
            this.clone = clone;
        }
    }

    private static final int CLONE3 = 435;
    private static final int ABSENT = -1;

    /** Refused calls: their numbers on x86_64 and on aarch64. */
    private static final int[][] REFUSED = {
        {101, 117}, // ptrace
        {310, 270}, // process_vm_readv
        {311, 271}, // process_vm_writev
        {312, 272}, // kcmp
        {438, 438}, // pidfd_getfd
        {248, 217}, // add_key
        {249, 218}, // request_key
        {250, 219}, // keyctl
        {321, 280}, // bpf
        {298, 241}, // perf_event_open
        {323, 282}, // userfaultfd
        {165, 40}, // mount
        {166, 39}, // umount2
        {155, 41}, // pivot_root
        {161, 51}, // chroot
        {428, 428}, // open_tree
        {429, 429}, // move_mount
        {430, 430}, // fsopen
        {431, 431}, // fsconfig
        {432, 432}, // fsmount
        {433, 433}, // fspick
        {442, 442}, // mount_setattr
        {272, 97}, // unshare
        {308, 268}, // setns
        {246, 104}, // kexec_load
        {320, 294}, // kexec_file_load
        {175, 105}, // init_module
        {313, 273}, // finit_module
        {176, 106}, // delete_module
        {425, 425}, // io_uring_setup
        {426, 426}, // io_uring_enter
        {427, 427}, // io_uring_register
        {167, 224}, // swapon
        {168, 225}, // swapoff
        {169, 142}, // reboot
        {164, 170}, // settimeofday
        {227, 112}, // clock_settime
        {159, 171}, // adjtimex
        {305, 266}, // clock_adjtime
        {170, 161}, // sethostname
        {171, 162}, // setdomainname
        {163, 89}, // acct
        {103, 116}, // syslog
        {179, 60}, // quotactl
        {443, 443}, // quotactl_fd
        {303, 264}, // name_to_handle_at
        {304, 265}, // open_by_handle_at
        {212, 18}, // lookup_dcookie
        {300, 262}, // fanotify_init
        {153, 58}, // vhangup
        {173, ABSENT}, // ioperm
        {172, ABSENT}, // iopl
        {154, ABSENT}, // modify_ldt
        // Whoever could choose a busy core or a low priority could look like the victim of a starved machine.
        {203, 122}, // sched_setaffinity
        {144, 119}, // sched_setscheduler
        {142, 118}, // sched_setparam
        {314, 274}, // sched_setattr
        {141, 140}, // setpriority
        {251, 30}, // ioprio_set
    };

    private final ByteBuffer program = ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN);

    private Seccomp() {}

    /** The filter for a machine as the JVM names it, in the form that bubblewrap reads; none for other machines. */
    static Optional<byte[]> filterFor(String machine) {
        return switch (machine) {
            case "amd64", "x86_64" -> Optional.of(new Seccomp().assemble(Machine.X86_64));
            case "aarch64", "arm64" -> Optional.of(new Seccomp().assemble(Machine.AARCH64));
            default -> Optional.empty();
        };
    }

    private byte[] assemble(Machine machine) {
        add(LOAD, 0, 0, ARCHITECTURE);
        add(EQUAL, 1, 0, machine.audit);
        add(RETURN, 0, 0, NOT_PERMITTED);
        add(LOAD, 0, 0, NUMBER);
        add(AT_LEAST, 0, 1, X32);
        add(RETURN, 0, 0, NOT_PERMITTED);
        for (int[] numbers : REFUSED) {
            if (numbers[machine.column] != ABSENT) {
                add(EQUAL, 0, 1, numbers[machine.column]);
                add(RETURN, 0, 0, NOT_PERMITTED);
            }
        }
        // The flags of clone3 lie behind a pointer that a filter cannot follow: without it, libraries use clone.
        add(EQUAL, 0, 1, CLONE3);
        add(RETURN, 0, 0, NO_SUCH_CALL);
        add(EQUAL, 0, 4, machine.clone);
        add(LOAD, 0, 0, FIRST_ARGUMENT);
        add(ANY_BIT, 0, 1, NEW_NAMESPACES);
        add(RETURN, 0, 0, NOT_PERMITTED);
        add(RETURN, 0, 0, ALLOW);
        // No sockets but local ones: some families (vsock, netlink) are not confined by a network namespace.
        add(EQUAL, 0, 3, machine.socket);
        add(LOAD, 0, 0, FIRST_ARGUMENT);
        add(EQUAL, 1, 0, UNIX_SOCKETS);
        add(RETURN, 0, 0, NOT_PERMITTED);
        add(RETURN, 0, 0, ALLOW);
        byte[] bytes = new byte[program.position()];
        program.get(0, bytes);
        return bytes;
    }

    private void add(int code, int jumpIfTrue, int jumpIfFalse, int operand) {
        program.putShort((short) code).put((byte) jumpIfTrue).put((byte) jumpIfFalse).putInt(operand);
    }
}
