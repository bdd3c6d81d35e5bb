package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Runs untrusted programs. {@link #probe} finds out which isolation features this machine offers; if an essential one is
 * missing, the sandbox is not {@link #isReady} and refuses to start programs. To run without a sandbox, a caller must
 * ask for {@link #disabled} explicitly.
 *
 * <p>Layers, from the outside in: a clean environment; a control group; a user id of its own; resource limits;
 * bubblewrap's namespaces with a read-only system, a private /tmp and no network; a seccomp filter.
 */
public final class Sandbox {
    /** First line of output of every started process, printed before the program runs, so the program cannot forge it. */
    static final String READY_LINE = "outflank: the box is up";

    /** Length of the ready line and its line end. */
    public static final int READY_LINE_BYTES = READY_LINE.length() + 1;

    private static final String PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    /** Java programs are compiled and run by the JDK that runs the arena. */
    private static final String JAVA_HOME = System.getProperty("java.home");

    private static final Map<String, String> ENVIRONMENT = Map.of("HOME", "/tmp", "LANG", "C.UTF-8");

    /** Read once: {@link TraceProtection} makes the kernel give this directory to root. */
    private static final boolean IS_ROOT = isOwnedByRoot(Path.of("/proc/self"));

    private static final long TMP_BYTES = 32L << 20;
    private static final long SHM_BYTES = 64L << 10;
    private static final long STACK_BYTES = 64L << 20;
    /** RLIMIT_CPU: stops a process that outlives the arena. */
    private static final int MAX_CPU_SECONDS = 3600;

    /** Opens the seccomp filter as descriptor 9, joins the control groups, executes the command. */
    private static final String LAUNCH_SCRIPT = """
            [ -z "$1" ] || exec 9<"$1"; shift
            while [ "$1" != -- ]; do echo 0 >"$1" || exit 1; shift; done; shift
            exec "$@"
            """;

    /** Sets RLIMIT_NPROC (its letter depends on the shell), closes the filter, and prints the ready line. */
    private static final String INIT_SCRIPT =
            "ulimit -p $1 2>&- || ulimit -u $1 || exit 1; shift; exec 9<&-; echo '" + READY_LINE + "'; ";

    /** The shell remains as the init process of the sandbox, to reap orphans and to pass on the exit code. */
    private static final String RUN_SCRIPT = INIT_SCRIPT + "\"$@\"; exit $?";

    /** The shell becomes the program, because it may not create a process; bubblewrap is the init process. */
    private static final String SINGLE_PROCESS_SCRIPT = INIT_SCRIPT + "exec \"$@\"";

    private final Isolation isolation;
    private final Cgroups cgroups;
    private final List<String> missing;
    private final List<String> layers;
    private final List<String> missingLayers;
    private final List<String> bubblewrap;
    private final SeccompFilters filters;

    /** What keeps programs away from the rest of the machine. */
    enum Isolation {
        /** Namespaces of their own, made by bubblewrap. */
        NAMESPACES,
        /** User ids of their own and resource limits, inside a container that is thrown away afterwards. */
        USER_IDS,
        /** Resource limits only, inside a container that is thrown away afterwards. */
        LIMITS,
        /** Nothing. */
        NONE
    }

    /** The files with the seccomp filters; null if this architecture has none. */
    record SeccompFilters(
            @Nullable Path anyProcesses, @Nullable Path singleProcess) {
        static final SeccompFilters NONE = new SeccompFilters(null, null);

        boolean exist() {
            return anyProcesses != null;
        }
    }

    Sandbox(
            Isolation isolation,
            Cgroups cgroups,
            List<String> missing,
            List<String> layers,
            List<String> missingLayers,
            List<String> bubblewrap,
            SeccompFilters filters) {
        this.isolation = isolation;
        this.cgroups = cgroups;
        this.missing = List.copyOf(missing);
        this.layers = List.copyOf(layers);
        this.missingLayers = List.copyOf(missingLayers);
        this.bubblewrap = List.copyOf(bubblewrap);
        this.filters = filters;
    }

    /** Checks this machine by running a test program, and removes groups that killed arena processes left behind. */
    public static Sandbox probe() {
        return probe(Cgroups.detect());
    }

    /** The same with the given control groups. */
    public static Sandbox probe(Cgroups cgroups) {
        return new SandboxProbe("bwrap", cgroups).run();
    }

    /**
     * Like {@link #probe}, for a platform that runs every submission in a container of its own, which often forbids
     * namespaces: then that container is the sandbox, and user ids and resource limits are what this one adds. {@link
     * #missingLayers} names what is missing.
     */
    public static Sandbox probeInContainer() {
        return new SandboxProbe("bwrap", Cgroups.detect()).runInContainer();
    }

    /** No sandbox: programs run with this user's rights and see all its files. Only for trusted programs. */
    public static Sandbox disabled() {
        Cgroups cgroups = Cgroups.detect();
        String warning = "no sandbox: programs run with your rights and can read and change your files; ";
        List<String> layers = List.of(warning + cgroups.describe());
        return new Sandbox(Isolation.NONE, cgroups, List.of(), layers, List.of(), List.of(), SeccompFilters.NONE);
    }

    /** Whether programs run in a box, with their folder mounted at /box. */
    public boolean isBoxed() {
        return isolation == Isolation.NAMESPACES;
    }

    /** Whether programs can be started. */
    public boolean isReady() {
        return missing.isEmpty();
    }

    /** Missing requirements, each a sentence that says how to meet it; empty if the sandbox is ready. */
    public List<String> missing() {
        return missing;
    }

    /** Names the active and the missing layers in one line for the log. */
    public String describe() {
        return Stream.concat(layers.stream(), missingLayers.stream()).collect(Collectors.joining(", "));
    }

    /** Layers that this machine does not offer, and what that means; the sandbox works without them. */
    public List<String> missingLayers() {
        return missingLayers;
    }

    public Cgroups cgroups() {
        return cgroups;
    }

    /** Whether a program that plays may create processes: their time can be measured only in a control group. */
    public boolean allowsProcesses() {
        return !isBoxed() || cgroups.limitsWholeTree();
    }

    /** Starts a program. The first line of its output comes from the sandbox, see {@link #isReadyLine}. */
    public SandboxedProcess start(Box box, ResourceLimits limits) throws IOException {
        return start(box, limits, false, Optional.empty());
    }

    /**
     * Starts a program that plays a game under a clock. It runs on the core of its game unless its wall time is limited,
     * because then it may use every core. Without control groups it can create threads but no processes: the time of
     * processes that end between two readings would not count, and they could escape freezing.
     */
    public SandboxedProcess startPlayer(Box box, ResourceLimits limits) throws IOException {
        if (!allowsProcesses() && !filters.exist()) {
            throw new IOException("programs cannot play here: without control groups and without a seccomp filter for "
                    + "this architecture, their time cannot be measured");
        }
        Optional<Integer> core = limits.time().isWallTimed() ? Optional.empty() : GameCore.current();
        return start(box, limits, !allowsProcesses(), core);
    }

    private SandboxedProcess start(Box box, ResourceLimits limits, boolean singleProcess, Optional<Integer> core)
            throws IOException {
        if (!isReady()) {
            throw new IOException("cannot start a program without a working sandbox: " + String.join(" ", missing));
        }
        @Nullable UidLease uidLease = hasOwnUids() ? UidLease.acquire() : null;
        @Nullable Cgroup cgroup = null;
        try {
            cgroup = cgroups.create(limits);
            Process process = Spawner.start(processBuilder(box, limits, singleProcess, core, uidLease, cgroup));
            cgroup.attach(process);
            return new SandboxedProcess(process, cgroup, uidLease, isolation == Isolation.USER_IDS);
        } catch (IOException | RuntimeException e) {
            if (cgroup != null) {
                cgroup.close();
            }
            if (uidLease != null) {
                uidLease.close();
            }
            throw e;
        }
    }

    /** Whether this is the line that the sandbox prints just before it executes the program. */
    public static boolean isReadyLine(String line) {
        return line.equals(READY_LINE);
    }

    private boolean hasOwnUids() {
        return isolation == Isolation.USER_IDS || isBoxed() && isRoot();
    }

    static boolean isRoot() {
        return IS_ROOT;
    }

    private static boolean isOwnedByRoot(Path file) {
        try {
            return Integer.valueOf(0).equals(Files.getAttribute(file, "unix:uid"));
        } catch (IOException e) {
            return false;
        }
    }

    private ProcessBuilder processBuilder(
            Box box,
            ResourceLimits limits,
            boolean singleProcess,
            Optional<Integer> core,
            @Nullable UidLease uidLease,
            Cgroup cgroup) {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", LAUNCH_SCRIPT, "launch"));
        @Nullable Path filter = singleProcess ? filters.singleProcess() : filters.anyProcesses();
        command.add(filter == null ? "" : filter.toString());
        cgroup.procsFiles().forEach(file -> command.add(file.toString()));
        command.add("--");
        core.ifPresent(number -> command.addAll(List.of("taskset", "-c", Integer.toString(number))));
        ProcessBuilder builder = new ProcessBuilder();
        Map<String, String> environment = builder.environment();
        if (isolation != Isolation.NONE) {
            // The program could read the launcher's environment in /proc/1/environ.
            environment.clear();
            environment.put("PATH", PATH);
            if (uidLease != null) {
                command.addAll(uidLease.command());
                command.add("--no-new-privs");
            }
            command.addAll(prlimitCommand(limits));
        }
        if (isBoxed()) {
            command.addAll(bubblewrap);
            if (!singleProcess) {
                command.add("--as-pid-1");
            }
            command.addAll(List.of("--ro-bind", box.folder().toString(), Box.MOUNT_POINT, "--chdir", Box.MOUNT_POINT));
            command.addAll(List.of("--remount-ro", "/", "/bin/sh", "-c"));
            command.addAll(List.of(singleProcess ? SINGLE_PROCESS_SCRIPT : RUN_SCRIPT, "box"));
            command.add(Integer.toString(limits.processes()));
        } else {
            builder.directory(box.folder().toFile());
            environment.putAll(LineBuffering.environment());
            environment.merge("PATH", PATH, (own, ignored) -> JAVA_HOME + "/bin:" + own);
            if (isolation != Isolation.NONE) {
                environment.putAll(ENVIRONMENT);
            }
            command.addAll(List.of("/bin/sh", "-c", "echo '" + READY_LINE + "'; exec \"$@\"", "program"));
        }
        command.addAll(JvmOptions.withHeapLimit(box.command(), limits.memory()));
        return builder.command(command);
    }

    /** Limits for all processes of the sandbox, its init process too. */
    private List<String> prlimitCommand(ResourceLimits limits) {
        List<String> command = new ArrayList<>(List.of(
                "prlimit",
                "--fsize=" + limits.fileSize(),
                "--nofile=" + limits.openFiles(),
                "--stack=" + STACK_BYTES,
                "--cpu=" + MAX_CPU_SECONDS,
                "--core=0",
                "--memlock=0",
                "--msgqueue=0"));
        if (!cgroups.limitsWholeTree()) {
            command.add("--data=" + limits.memory());
        }
        command.add("--");
        return command;
    }

    /** The part of the bubblewrap command that is the same for every program. */
    static List<String> bubblewrap(String program, boolean filtered) {
        List<String> command = new ArrayList<>(List.of(program));
        Stream.of("user", "ipc", "pid", "net", "uts", "cgroup").forEach(name -> command.add("--unshare-" + name));
        command.addAll(List.of("--disable-userns", "--die-with-parent", "--new-session", "--clearenv"));
        set(command, "PATH", JAVA_HOME + "/bin:" + PATH);
        ENVIRONMENT.forEach((name, value) -> set(command, name, value));
        LineBuffering.environment().forEach((name, value) -> set(command, name, value));
        command.addAll(List.of("--uid", "65534", "--gid", "65534", "--hostname", "box", "--cap-drop", "ALL"));
        if (filtered) {
            command.addAll(List.of("--seccomp", "9"));
        }
        command.addAll(List.of("--ro-bind", "/usr", "/usr"));
        for (String folder : List.of("/bin", "/sbin", "/lib", "/lib32", "/lib64")) {
            command.addAll(systemFolder(Path.of(folder)));
        }
        if (!JAVA_HOME.startsWith("/usr/")) {
            command.addAll(List.of("--ro-bind", JAVA_HOME, JAVA_HOME));
        }
        command.addAll(List.of("--ro-bind-try", "/etc/alternatives", "/etc/alternatives"));
        command.addAll(List.of("--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache"));
        javaSettings().forEach(folder -> command.addAll(List.of("--ro-bind", folder, folder)));
        // Through a writable /proc a program could lower its priority (autogroup) and change the init process (mem).
        command.addAll(List.of("--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev"));
        command.addAll(List.of("--size", Long.toString(TMP_BYTES), "--tmpfs", "/tmp"));
        command.addAll(List.of("--size", Long.toString(SHM_BYTES), "--tmpfs", "/dev/shm", "--remount-ro", "/dev"));
        return command;
    }

    private static void set(List<String> command, String name, String value) {
        command.addAll(List.of("--setenv", name, value));
    }

    private static List<String> systemFolder(Path folder) {
        try {
            if (Files.isSymbolicLink(folder)) {
                return List.of("--symlink", Files.readSymbolicLink(folder).toString(), folder.toString());
            }
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the symbolic link " + folder + ": " + e.getMessage(), e);
        }
        return Files.isDirectory(folder) ? List.of("--ro-bind", folder.toString(), folder.toString()) : List.of();
    }

    /** Debian's JDKs keep their configuration in /etc and do not start without it. */
    private static List<String> javaSettings() {
        try (var folders = Files.newDirectoryStream(Path.of("/etc"), "java-*-openjdk")) {
            List<String> names = new ArrayList<>();
            folders.forEach(folder -> names.add(folder.toString()));
            return names;
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Writes the seccomp filters to files. */
    static SeccompFilters writeSeccompFilters() throws IOException {
        return new SeccompFilters(writeSeccompFilter(false), writeSeccompFilter(true));
    }

    private static @Nullable Path writeSeccompFilter(boolean singleProcess) throws IOException {
        byte[] bytes =
                Seccomp.filterFor(System.getProperty("os.arch"), singleProcess).orElse(null);
        return bytes == null ? null : Files.write(Files.createTempFile(Scratch.folder(), "seccomp-", ".bpf"), bytes);
    }
}
