package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Runs programs that nobody trusts. {@link #probe} finds out what this machine offers; when something essential is
 * missing the sandbox is not {@link #isReady} and refuses to start anything. Running without one is a choice that the
 * caller makes by name: {@link #disabled}.
 *
 * <p>Layers, from the outside: a clean environment; a control group; a user id that nothing else has; bubblewrap's
 * namespaces with a read-only system, a private /tmp and no network; a filter of system calls; resource limits.
 */
public final class Sandbox {
    /** The first line of every started process. It comes before the program runs, so that nobody can forge it. */
    static final String READY_LINE = "outflank: the box is up";

    /** How many bytes that line takes of the output. */
    public static final int READY_LINE_BYTES = READY_LINE.length() + 1;

    private static final String PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    /** Programs in Java are compiled and run by the Java that runs us. */
    private static final String JAVA_HOME = System.getProperty("java.home");

    private static final long TMP_BYTES = 32L << 20;
    private static final long SHM_BYTES = 64L << 10;
    private static final long STACK_BYTES = 64L << 20;
    /** Seconds of a process's life on a processor, in case nobody is left to stop it. */
    private static final int MAX_CPU_SECONDS = 3600;

    /** Opens the filter, joins the control groups, becomes the command. */
    private static final String LAUNCH_SCRIPT = """
            [ -z "$1" ] || exec 9<"$1"; shift
            while [ "$1" != -- ]; do echo 0 >"$1" || exit 1; shift; done; shift
            exec "$@"
            """;

    /** As first process of the box it must outlive the program, to reap orphans and to tell its exit code. */
    private static final String INIT_SCRIPT = "exec 9<&-; echo '" + READY_LINE + "'; \"$@\"; exit $?";

    private final boolean boxed;
    private final Cgroups cgroups;
    private final List<String> missing;
    private final String description;
    private final List<String> bubblewrap;
    private final @Nullable Path seccompFilter;

    Sandbox(
            boolean boxed,
            Cgroups cgroups,
            List<String> missing,
            String description,
            List<String> bubblewrap,
            @Nullable Path seccompFilter) {
        this.boxed = boxed;
        this.cgroups = cgroups;
        this.missing = List.copyOf(missing);
        this.description = description;
        this.bubblewrap = List.copyOf(bubblewrap);
        this.seccompFilter = seccompFilter;
    }

    /** Looks at this machine, runs a first program in the box, and removes what killed arenas have left behind. */
    public static Sandbox probe() {
        return probe(Cgroups.detect());
    }

    /** The same with control groups of the caller's choice. */
    public static Sandbox probe(Cgroups cgroups) {
        return new SandboxProbe("bwrap", cgroups).run();
    }

    /** No sandbox: programs run with the rights of this user and see all of its files. Only for one's own programs. */
    public static Sandbox disabled() {
        Cgroups cgroups = Cgroups.detect();
        String words = "no sandbox: programs run with your rights and can read and change your files; ";
        return new Sandbox(false, cgroups, List.of(), words + cgroups.describe(), List.of(), null);
    }

    /** Whether programs see their folder as /box and nothing else. */
    public boolean isBoxed() {
        return boxed;
    }

    /** Whether programs can be started. */
    public boolean isReady() {
        return missing.isEmpty();
    }

    /** What is missing and how to get it, a sentence each; empty when ready. */
    public List<String> missing() {
        return missing;
    }

    /** Which layers are active, in one line for the log. */
    public String describe() {
        return description;
    }

    public Cgroups cgroups() {
        return cgroups;
    }

    /** Starts a program: its first line of output, said by us, is {@link #isReadyLine}. */
    public SandboxedProcess start(Box box, ResourceLimits limits) throws IOException {
        if (!isReady()) {
            throw new IOException("programs are refused without a working sandbox: " + String.join(" ", missing));
        }
        @Nullable UidLease uidLease = boxed && isRoot() ? UidLease.acquire() : null;
        @Nullable Cgroup cgroup = null;
        try {
            cgroup = cgroups.create(limits);
            Process process = Spawner.start(processBuilder(box, limits, uidLease, cgroup));
            cgroup.attach(process);
            return new SandboxedProcess(process, cgroup, uidLease);
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

    /** Whether a line is the one that says that the box stands and the program is about to run. */
    public static boolean isReadyLine(String line) {
        return line.equals(READY_LINE);
    }

    static boolean isRoot() {
        try {
            return Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
        } catch (IOException e) {
            return false;
        }
    }

    private ProcessBuilder processBuilder(Box box, ResourceLimits limits, @Nullable UidLease uidLease, Cgroup cgroup) {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", LAUNCH_SCRIPT, "launch"));
        command.add(seccompFilter == null ? "" : seccompFilter.toString());
        cgroup.procsFiles().forEach(gate -> command.add(gate.toString()));
        command.add("--");
        ProcessBuilder builder = new ProcessBuilder();
        Map<String, String> environment = builder.environment();
        if (boxed) {
            // Whatever the environment holds could be read in /proc/1/environ inside the box.
            environment.clear();
            environment.put("PATH", PATH);
            if (uidLease != null) {
                String uid = Integer.toString(uidLease.uid());
                command.addAll(List.of("setpriv", "--reuid=" + uid, "--regid=" + uid, "--clear-groups"));
                command.add("--no-new-privs");
            }
            command.addAll(bubblewrap);
            command.addAll(List.of("--ro-bind", box.folder().toString(), Box.MOUNT_POINT, "--chdir", Box.MOUNT_POINT));
            command.addAll(List.of("--remount-ro", "/", "/bin/sh", "-c", INIT_SCRIPT, "box"));
            command.addAll(resourceLimits(limits));
        } else {
            builder.directory(box.folder().toFile());
            environment.putAll(LineBuffering.environment());
            environment.merge("PATH", PATH, (own, ignored) -> JAVA_HOME + "/bin:" + own);
            command.addAll(List.of("/bin/sh", "-c", "echo '" + READY_LINE + "'; exec \"$@\"", "program"));
        }
        command.addAll(JvmOptions.withHeapLimit(box.command(), limits.memory()));
        return builder.command(command);
    }

    private List<String> resourceLimits(ResourceLimits limits) {
        List<String> words = new ArrayList<>(List.of(
                "prlimit",
                "--nproc=" + limits.processes(),
                "--fsize=" + limits.fileSize(),
                "--nofile=" + limits.openFiles(),
                "--stack=" + STACK_BYTES,
                "--cpu=" + MAX_CPU_SECONDS,
                "--core=0",
                "--memlock=0",
                "--msgqueue=0"));
        if (!cgroups.limitsWholeTree()) {
            words.add("--data=" + limits.memory());
        }
        words.add("--");
        return words;
    }

    /** Bubblewrap's part of the command that is the same for every program. */
    static List<String> bubblewrap(String program, boolean filtered) {
        List<String> words = new ArrayList<>(List.of(program));
        Stream.of("user", "ipc", "pid", "net", "uts", "cgroup").forEach(name -> words.add("--unshare-" + name));
        words.addAll(List.of("--disable-userns", "--die-with-parent", "--as-pid-1", "--new-session", "--clearenv"));
        set(words, "PATH", JAVA_HOME + "/bin:" + PATH);
        set(words, "HOME", "/tmp");
        set(words, "LANG", "C.UTF-8");
        LineBuffering.environment().forEach((name, value) -> set(words, name, value));
        words.addAll(List.of("--uid", "65534", "--gid", "65534", "--hostname", "box", "--cap-drop", "ALL"));
        if (filtered) {
            words.addAll(List.of("--seccomp", "9"));
        }
        words.addAll(List.of("--ro-bind", "/usr", "/usr"));
        for (String folder : List.of("/bin", "/sbin", "/lib", "/lib32", "/lib64")) {
            words.addAll(systemFolder(Path.of(folder)));
        }
        if (!JAVA_HOME.startsWith("/usr/")) {
            words.addAll(List.of("--ro-bind", JAVA_HOME, JAVA_HOME));
        }
        words.addAll(List.of("--ro-bind-try", "/etc/alternatives", "/etc/alternatives"));
        words.addAll(List.of("--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache"));
        javaSettings().forEach(folder -> words.addAll(List.of("--ro-bind", folder, folder)));
        words.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
        words.addAll(List.of("--size", Long.toString(TMP_BYTES), "--tmpfs", "/tmp"));
        words.addAll(List.of("--size", Long.toString(SHM_BYTES), "--tmpfs", "/dev/shm", "--remount-ro", "/dev"));
        return words;
    }

    private static void set(List<String> words, String name, String value) {
        words.addAll(List.of("--setenv", name, value));
    }

    private static List<String> systemFolder(Path folder) {
        try {
            if (Files.isSymbolicLink(folder)) {
                return List.of("--symlink", Files.readSymbolicLink(folder).toString(), folder.toString());
            }
        } catch (IOException e) {
            throw new IllegalStateException("the link " + folder + " cannot be read: " + e.getMessage(), e);
        }
        return Files.isDirectory(folder) ? List.of("--ro-bind", folder.toString(), folder.toString()) : List.of();
    }

    /** Debian keeps the settings of its Java machines in /etc, and they do not start without. */
    private static List<String> javaSettings() {
        try (var folders = Files.newDirectoryStream(Path.of("/etc"), "java-*-openjdk")) {
            List<String> names = new ArrayList<>();
            folders.forEach(folder -> names.add(folder.toString()));
            return names;
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Writes the filter for this machine where every slot can read it; null where we have none. */
    static @Nullable Path writeSeccompFilter() throws IOException {
        byte[] bytes = Seccomp.filterFor(System.getProperty("os.arch")).orElse(null);
        if (bytes == null) {
            return null;
        }
        Path file = Files.createTempFile("outflank-seccomp", ".bpf");
        file.toFile().deleteOnExit();
        Files.write(file, bytes);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    }
}
