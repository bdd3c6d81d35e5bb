package dev.outflank.judge.submission;

import dev.outflank.arena.process.Toolchain;
import dev.outflank.arena.record.Sha256;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compiler output on disk, keyed by a hash of the files, the commands and the version of the compiler. */
final class CompileCache {
    private static final int FORMAT_VERSION = 1;

    private final Path folder;

    CompileCache(Path folder) {
        this.folder = folder;
    }

    String key(Map<String, byte[]> files, List<String> compile, List<String> run) {
        Sha256 hash = new Sha256();
        files.forEach(
                (name, bytes) -> hash.add(name + '\n' + bytes.length + '\n').add(bytes));
        String compiler = compile.isEmpty() ? "" : compilerVersion(compile.getFirst());
        return hash.add(compile + "\n" + run + "\n" + compiler).hex();
    }

    /** The compiler's path and modification time, which change with a new version. */
    private static String compilerVersion(String program) {
        Path file = Path.of("/usr/bin", program);
        try {
            return file.toRealPath() + " " + Files.getLastModifiedTime(file.toRealPath());
        } catch (IOException e) {
            return program + " " + Runtime.version();
        }
    }

    Optional<Toolchain.CompilerOutput> find(String key) {
        Path file = folder.resolve(key);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (in.readInt() != FORMAT_VERSION) {
                return Optional.empty();
            }
            String messages = in.readUTF();
            Map<String, byte[]> files = new LinkedHashMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                String name = in.readUTF();
                int length = in.readInt();
                byte[] bytes = in.readNBytes(length);
                if (bytes.length < length) {
                    return Optional.empty();
                }
                files.put(name, bytes);
            }
            return Optional.of(new Toolchain.CompilerOutput(files, messages));
        } catch (IOException damaged) {
            // The program is compiled again, which replaces the damaged file.
            return Optional.empty();
        }
    }

    void put(String key, Toolchain.CompilerOutput made) {
        try {
            Files.createDirectories(folder);
            Path next = Files.createTempFile(folder, "new", "");
            try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(next)))) {
                out.writeInt(FORMAT_VERSION);
                out.writeUTF(made.messages());
                out.writeInt(made.files().size());
                for (Map.Entry<String, byte[]> file : made.files().entrySet()) {
                    out.writeUTF(file.getKey());
                    out.writeInt(file.getValue().length);
                    out.write(file.getValue());
                }
            }
            Files.move(next, folder.resolve(key), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            System.getLogger("outflank.judge")
                    .log(Level.WARNING, "compiler output cannot be cached in {0}: {1}", folder, e.getMessage());
        }
    }
}
