package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks by trial whether the sandbox works on this machine, and explains what is missing. */
final class SandboxProbe {
    private static final Pattern VERSION = Pattern.compile("bubblewrap (\\d+)\\.(\\d+)\\S*");
    private static final int MIN_MINOR_VERSION = 8;
    private static final long TIMEOUT_SECONDS = 20;

    private static final List<String> TEST_PROGRAM = List.of("echo", "hello");
    /** A test program that fails if other users cannot run the Java of this process. */
    private static final List<String> JAVA_TEST_PROGRAM =
            List.of("/bin/sh", "-c", "test -x \"$0\" && echo hello", System.getProperty("java.home") + "/bin/java");

    /**
     * Starts a command without address space randomization. A student's program that reads uninitialised memory then does
     * the same in every run, on the student's submission and when it is marked.
     */
    private static final List<String> FIXED_ADDRESSES = List.of("setarch", "--addr-no-randomize");

    private final String bubblewrap;
    private final Cgroups cgroups;
    private final List<String> missing = new ArrayList<>();

    SandboxProbe(String bubblewrap, Cgroups cgroups) {
        this.bubblewrap = bubblewrap;
        this.cgroups = cgroups;
    }

    Sandbox run() {
        Sandbox.SeccompFilters filters = Sandbox.SeccompFilters.NONE;
        String version = version();
        if (missing.isEmpty()) {
            require("prlimit", "util-linux");
            require("taskset", "util-linux");
            if (Sandbox.isRoot()) {
                require("setpriv", "util-linux");
            }
        }
        try {
            filters = Sandbox.writeSeccompFilters();
        } catch (IOException e) {
            missing.add("The seccomp filters cannot be written to the temporary directory: " + e.getMessage() + ".");
        }
        List<String> layers = new ArrayList<>(List.of(version));
        List<String> missingLayers = new ArrayList<>();
        (Sandbox.isRoot() ? layers : missingLayers)
                .add(
                        Sandbox.isRoot()
                                ? "one user id per program"
                                : "programs share this user's id (as root, each has its own)");
        (filters.exist() ? layers : missingLayers)
                .add(filters.exist() ? "seccomp filter" : "no seccomp filter for this architecture");
        if (!LineBuffering.isAvailableForC()) {
            missingLayers.add("no libstdbuf (package coreutils): C programs must flush their output");
        }
        (cgroups.limitsWholeTree() ? layers : missingLayers).add(cgroups.describe());
        List<String> command = new ArrayList<>();
        if (canFixAddresses()) {
            layers.add("the same addresses in every run");
            command.addAll(FIXED_ADDRESSES);
        } else {
            missingLayers.add("addresses are random: programs with undefined behaviour differ from run to run");
        }
        command.addAll(Sandbox.bubblewrap(bubblewrap, filters.exist()));
        if (missing.isEmpty()) {
            runTestProgram(
                    new Sandbox(
                            Sandbox.Isolation.NAMESPACES, cgroups, List.of(), layers, missingLayers, command, filters),
                    TEST_PROGRAM);
        }
        return new Sandbox(Sandbox.Isolation.NAMESPACES, cgroups, missing, layers, missingLayers, command, filters);
    }

    /** The same, or as much as a container without namespaces allows. */
    Sandbox runInContainer() {
        Sandbox full = run();
        if (full.isReady()) {
            return full;
        }
        String noNamespaces =
                "no namespaces and no system call filter (" + missing.getFirst().strip()
                        + "): programs see the files and processes of the container that runs them";
        missing.clear();
        if (Sandbox.isRoot()) {
            Sandbox separate =
                    contained(Sandbox.Isolation.USER_IDS, List.of("one user id per program"), List.of(noNamespaces));
            runTestProgram(separate, JAVA_TEST_PROGRAM);
            if (missing.isEmpty()) {
                return separate;
            }
            missing.clear();
        }
        Sandbox limited = contained(
                Sandbox.Isolation.LIMITS,
                List.of(),
                List.of(noNamespaces, "programs share the user id of the marker and could end it"));
        runTestProgram(limited, TEST_PROGRAM);
        TraceProtection.enable();
        return missing.isEmpty()
                ? limited
                : new Sandbox(
                        Sandbox.Isolation.LIMITS,
                        cgroups,
                        missing,
                        List.of(),
                        List.of(),
                        List.of(),
                        Sandbox.SeccompFilters.NONE);
    }

    private Sandbox contained(Sandbox.Isolation isolation, List<String> layers, List<String> missingLayers) {
        List<String> present = new ArrayList<>(layers);
        List<String> absent = new ArrayList<>(missingLayers);
        present.add("resource limits");
        (cgroups.limitsWholeTree() ? present : absent).add(cgroups.describe());
        return new Sandbox(isolation, cgroups, List.of(), present, absent, List.of(), Sandbox.SeccompFilters.NONE);
    }

    /** Containers often forbid it. */
    private static boolean canFixAddresses() {
        List<String> command = new ArrayList<>(FIXED_ADDRESSES);
        command.add("true");
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private String version() {
        try {
            Process process = new ProcessBuilder(bubblewrap, "--version")
                    .redirectErrorStream(true)
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            Matcher matcher = VERSION.matcher(output);
            if (!matcher.find()) {
                missing.add("'" + bubblewrap + " --version' printed no version: " + output + ".");
            } else if (matcher.group(1).equals("0") && Integer.parseInt(matcher.group(2)) < MIN_MINOR_VERSION) {
                missing.add(matcher.group() + " is too old: the sandbox requires 0." + MIN_MINOR_VERSION
                        + " or newer (Debian 12, Ubuntu 24.04).");
            }
            return output;
        } catch (IOException e) {
            missing.add("The program bwrap is not installed: run 'apt-get install bubblewrap' (Debian, Ubuntu) or "
                    + "'dnf install bubblewrap' (Fedora).");
            return "no bubblewrap";
        }
    }

    private void require(String program, String debianPackage) {
        boolean found = List.of("/usr/bin", "/bin", "/usr/sbin", "/sbin", "/usr/local/bin").stream()
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
        if (!found) {
            missing.add("The program " + program + " is not installed: install the package " + debianPackage + ".");
        }
    }

    /** Only a program that ran in the sandbox proves that the sandbox works. */
    private void runTestProgram(Sandbox sandbox, List<String> program) {
        try {
            Path folder = Box.createFolder();
            try (SandboxedProcess running = sandbox.start(new Box(folder, program), ResourceLimits.DEFAULT)) {
                Process process = running.process();
                boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
                if (!ended) {
                    missing.add("A test program did not finish in the sandbox within " + TIMEOUT_SECONDS + " s.");
                    return;
                }
                String stdout = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                String stderr = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
                if (process.exitValue() != 0 || !stdout.equals(Sandbox.READY_LINE + "\nhello\n")) {
                    explain(stderr.strip());
                }
            } finally {
                Box.deleteFolder(folder);
            }
        } catch (IOException e) {
            missing.add("A test program could not be started in the sandbox: " + e.getMessage() + ".");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            missing.add("The test of the sandbox was interrupted.");
        }
    }

    private void explain(String stderr) {
        missing.add("A test program failed in the sandbox: " + stderr + ".");
        if (hasContent("/proc/sys/kernel/unprivileged_userns_clone", "0")) {
            missing.add("User namespaces are disabled: 'sysctl -w kernel.unprivileged_userns_clone=1' enables them.");
        } else if (hasContent("/proc/sys/user/max_user_namespaces", "0")) {
            missing.add("User namespaces are disabled: 'sysctl -w user.max_user_namespaces=10000' enables them.");
        } else if (hasContent("/proc/sys/kernel/apparmor_restrict_unprivileged_userns", "1")) {
            missing.add("AppArmor restricts user namespaces: give bwrap a profile with 'userns,' or run "
                    + "'sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'.");
        } else if (stderr.contains("namespace") || stderr.contains("uid map") || stderr.contains("not permitted")) {
            missing.add("User namespaces are not permitted; a container must be started with permission to create them "
                    + "(Docker: --security-opt seccomp=unconfined --security-opt apparmor=unconfined "
                    + "--security-opt systempaths=unconfined).");
        }
    }

    private static boolean hasContent(String file, String value) {
        try {
            return KernelFiles.read(Path.of(file)).equals(value);
        } catch (IOException e) {
            return false;
        }
    }
}
