package dev.outflank.arena.sandbox;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The seccomp filter: a classic BPF program that the kernel runs before every system call of the sandboxed program.
 *
 * <p>It denies calls that a Reversi program does not need and that past kernel exploits, or tricks on the referee, have
 * used. A denied call returns EPERM, so the program continues and its author can see why. All other calls are allowed,
 * because an allow list would break with the next C library.
 *
 * <p>An instruction has eight bytes: code (2), jump if true (1), jump if false (1), operand (4). The filter reads
 * {@code struct seccomp_data}: system call number at 0, architecture at 4, low half of the first argument at 16.
 */
final class Seccomp {
    private static final int BPF_LD_W_ABS = 0x20;
    private static final int BPF_JEQ = 0x15;
    private static final int BPF_JGE = 0x35;
    private static final int BPF_JSET = 0x45;
    private static final int BPF_RET = 0x06;

    private static final int DATA_NR = 0;
    private static final int DATA_ARCH = 4;
    private static final int DATA_ARG0 = 16;

    private static final int RET_ALLOW = 0x7fff0000;
    private static final int RET_EPERM = 0x00050000 | 1;
    private static final int RET_ENOSYS = 0x00050000 | 38;

    private static final int AF_UNIX = 1;
    /** Numbers with this bit belong to the x32 ABI, which would bypass the list. */
    private static final int X32_SYSCALL_BIT = 0x40000000;
    /** Set when a thread is created rather than a process. */
    private static final int CLONE_THREAD = 0x00010000;
    /** CLONE_NEW{CGROUP,UTS,IPC,USER,PID,NET} and CLONE_NEWNS. */
    private static final int CLONE_NEW_MASK = 0x7e020000;

    private static final int NO_SYSCALL = -1;

    /** An architecture: its AUDIT_ARCH value, and its column in {@link #DENIED_SYSCALLS}. */
    private enum Architecture {
        X86_64(0xc000003e, 0, 41, 56, 57, 58),
        AARCH64(0xc00000b7, 1, 198, 220, NO_SYSCALL, NO_SYSCALL);

        final int auditArch;
        final int column;
        final int socket;
        final int clone;
        final int fork;
        final int vfork;

        Architecture(int audit, int column, int socket, int clone, int fork, int vfork) {
            this.auditArch = audit;
            this.column = column;
            this.socket = socket;
            this.clone = clone;
            this.fork = fork;
            this.vfork = vfork;
        }
    }

    private static final int CLONE3 = 435;

    /** Denied system calls: their numbers on x86_64 and on aarch64. */
    private static final int[][] DENIED_SYSCALLS = {
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
        {173, NO_SYSCALL}, // ioperm
        {172, NO_SYSCALL}, // iopl
        {154, NO_SYSCALL}, // modify_ldt
        // By choosing a busy core or a low priority, a program could pretend that the machine was starved.
        {203, 122}, // sched_setaffinity
        {144, 119}, // sched_setscheduler
        {142, 118}, // sched_setparam
        {314, 274}, // sched_setattr
        {141, 140}, // setpriority
        {251, 30}, // ioprio_set
    };

    private final ByteBuffer program = ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN);

    private Seccomp() {}

    /**
     * The filter for an architecture (as in os.arch), in the format that bubblewrap reads; empty if unsupported.
     *
     * @param singleProcess whether the program may create threads only, no processes
     */
    static Optional<byte[]> filterFor(String osArch, boolean singleProcess) {
        return switch (osArch) {
            case "amd64", "x86_64" -> Optional.of(new Seccomp().assemble(Architecture.X86_64, singleProcess));
            case "aarch64", "arm64" -> Optional.of(new Seccomp().assemble(Architecture.AARCH64, singleProcess));
            default -> Optional.empty();
        };
    }

    private byte[] assemble(Architecture architecture, boolean singleProcess) {
        add(BPF_LD_W_ABS, 0, 0, DATA_ARCH);
        add(BPF_JEQ, 1, 0, architecture.auditArch);
        add(BPF_RET, 0, 0, RET_EPERM);
        add(BPF_LD_W_ABS, 0, 0, DATA_NR);
        add(BPF_JGE, 0, 1, X32_SYSCALL_BIT);
        add(BPF_RET, 0, 0, RET_EPERM);
        for (int[] numbers : DENIED_SYSCALLS) {
            deny(numbers[architecture.column]);
        }
        if (singleProcess) {
            deny(architecture.fork);
            deny(architecture.vfork);
        }
        // A filter cannot read clone3's flags, which are behind a pointer. On ENOSYS, libraries fall back to clone.
        add(BPF_JEQ, 0, 1, CLONE3);
        add(BPF_RET, 0, 0, RET_ENOSYS);
        add(BPF_JEQ, 0, singleProcess ? 6 : 4, architecture.clone);
        add(BPF_LD_W_ABS, 0, 0, DATA_ARG0);
        add(BPF_JSET, 0, 1, CLONE_NEW_MASK);
        add(BPF_RET, 0, 0, RET_EPERM);
        if (singleProcess) {
            add(BPF_JSET, 1, 0, CLONE_THREAD);
            add(BPF_RET, 0, 0, RET_EPERM);
        }
        add(BPF_RET, 0, 0, RET_ALLOW);
        // Only local sockets: some families (vsock, netlink) are not confined by a network namespace.
        add(BPF_JEQ, 0, 3, architecture.socket);
        add(BPF_LD_W_ABS, 0, 0, DATA_ARG0);
        add(BPF_JEQ, 1, 0, AF_UNIX);
        add(BPF_RET, 0, 0, RET_EPERM);
        add(BPF_RET, 0, 0, RET_ALLOW);
        byte[] bytes = new byte[program.position()];
        program.get(0, bytes);
        return bytes;
    }

    private void deny(int syscall) {
        if (syscall != NO_SYSCALL) {
            add(BPF_JEQ, 0, 1, syscall);
            add(BPF_RET, 0, 0, RET_EPERM);
        }
    }

    private void add(int code, int jumpIfTrue, int jumpIfFalse, int operand) {
        program.putShort((short) code)
                .put((byte) jumpIfTrue)
                .put((byte) jumpIfFalse)
                .putInt(operand);
    }
}
