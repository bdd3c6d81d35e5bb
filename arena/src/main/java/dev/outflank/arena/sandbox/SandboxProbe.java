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
import org.jspecify.annotations.Nullable;

/** Finds out what this machine offers, by trying it, and says in plain sentences what it lacks. */
final class SandboxProbe {
    private static final Pattern VERSION = Pattern.compile("bubblewrap (\\d+)\\.(\\d+)\\S*");
    private static final int MIN_MINOR_VERSION = 8;
    private static final long TIMEOUT_SECONDS = 20;

    private final String bubblewrap;
    private final Cgroups cgroups;
    private final List<String> missing = new ArrayList<>();

    SandboxProbe(String bubblewrap, Cgroups cgroups) {
        this.bubblewrap = bubblewrap;
        this.cgroups = cgroups;
    }

    Sandbox run() {
        @Nullable Path filter = null;
        String version = version();
        if (missing.isEmpty()) {
            require("prlimit", "util-linux");
            if (Sandbox.isRoot()) {
                require("setpriv", "util-linux");
            }
        }
        try {
            filter = Sandbox.writeSeccompFilter();
        } catch (IOException e) {
            missing.add("The filter of system calls cannot be written to the folder for temporary files: "
                    + e.getMessage() + ".");
        }
        String description = version
                + (Sandbox.isRoot() ? ", a user id for each program" : ", this user's id (root gives each its own)")
                + (filter == null ? ", no filter of system calls for this processor" : ", filter of system calls")
                + (LineBuffering.isAvailableForC()
                        ? ""
                        : ", no libstdbuf (package coreutils): C programs must flush themselves")
                + ", "
                + cgroups.describe();
        List<String> command = Sandbox.bubblewrap(bubblewrap, filter != null);
        if (missing.isEmpty()) {
            runTestProgram(new Sandbox(true, cgroups, List.of(), description, command, filter));
        }
        return new Sandbox(true, cgroups, missing, description, command, filter);
    }

    private String version() {
        try {
            Process process = new ProcessBuilder(bubblewrap, "--version")
                    .redirectErrorStream(true)
                    .start();
            String words = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            Matcher matcher = VERSION.matcher(words);
            if (!matcher.find()) {
                missing.add("'" + bubblewrap + " --version' did not tell a version: " + words + ".");
            } else if (matcher.group(1).equals("0") && Integer.parseInt(matcher.group(2)) < MIN_MINOR_VERSION) {
                missing.add(matcher.group() + " is too old: the sandbox needs 0." + MIN_MINOR_VERSION
                        + " or newer (Debian 12, Ubuntu 24.04).");
            }
            return words;
        } catch (IOException e) {
            missing.add("The program bwrap is not installed: 'apt-get install bubblewrap' (Debian, Ubuntu) or "
                    + "'dnf install bubblewrap' (Fedora) brings it.");
            return "no bubblewrap";
        }
    }

    private void require(String program, String debianPackage) {
        boolean found = List.of("/usr/bin", "/bin", "/usr/sbin", "/sbin", "/usr/local/bin").stream()
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
        if (!found) {
            missing.add("The program " + program + " is not installed: the package " + debianPackage + " has it.");
        }
    }

    /** The only proof that a box works is a program that ran in it. */
    private void runTestProgram(Sandbox sandbox) {
        try {
            Path folder = Box.createFolder();
            try (SandboxedProcess running =
                    sandbox.start(new Box(folder, List.of("echo", "hello")), ResourceLimits.DEFAULT)) {
                Process process = running.process();
                boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
                if (!ended) {
                    missing.add("A first program did not end in the sandbox within " + TIMEOUT_SECONDS + " s.");
                    return;
                }
                String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
                if (process.exitValue() != 0 || !said.equals(Sandbox.READY_LINE + "\nhello\n")) {
                    explain(errors.strip());
                }
            } finally {
                Box.deleteFolder(folder);
            }
        } catch (IOException e) {
            missing.add("A first program could not be started in the sandbox: " + e.getMessage() + ".");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            missing.add("The try-out of the sandbox was interrupted.");
        }
    }

    private void explain(String errors) {
        missing.add("A first program failed in the sandbox: " + errors + ".");
        if (hasContent("/proc/sys/kernel/unprivileged_userns_clone", "0")) {
            missing.add(
                    "User namespaces are forbidden here: 'sysctl -w kernel.unprivileged_userns_clone=1' allows them.");
        } else if (hasContent("/proc/sys/user/max_user_namespaces", "0")) {
            missing.add("User namespaces are forbidden here: 'sysctl -w user.max_user_namespaces=10000' allows them.");
        } else if (hasContent("/proc/sys/kernel/apparmor_restrict_unprivileged_userns", "1")) {
            missing.add("AppArmor forbids user namespaces here: give bwrap a profile with 'userns,' or "
                    + "'sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'.");
        } else if (errors.contains("namespace") || errors.contains("uid map") || errors.contains("not permitted")) {
            missing.add("User namespaces are forbidden here; a container must be started so that it may make them "
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
