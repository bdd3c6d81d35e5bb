package dev.outflank.judge.submission;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveException;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.ArchiveStreamFactory;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.compressors.CompressorException;
import org.apache.commons.compress.compressors.CompressorStreamFactory;

/** Reads zip and tar archives of submitted files. Their directories do not matter. */
final class Archive {
    private static final int MAX_ENTRIES = 2000;
    private static final long MAX_TOTAL_BYTES = 32L << 20;
    private static final Set<String> FORMATS = Set.of(ArchiveStreamFactory.ZIP, ArchiveStreamFactory.TAR);
    private static final Set<String> COMPRESSIONS = Set.of(CompressorStreamFactory.GZIP, CompressorStreamFactory.BZIP2);

    private Archive() {}

    static boolean isArchive(String name) {
        return name.toLowerCase(Locale.ROOT).matches(".*\\.(zip|tar|tgz|tar\\.gz|tar\\.bz2)");
    }

    /** Reads the files of an archive; hidden files and those of macOS are left out. */
    static List<SubmittedFile> read(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return read(in, file.getFileName().toString());
        }
    }

    static List<SubmittedFile> read(byte[] bytes, String name) throws IOException {
        return read(new ByteArrayInputStream(bytes), name);
    }

    private static List<SubmittedFile> read(InputStream in, String name) throws IOException {
        List<SubmittedFile> files = new ArrayList<>();
        try (InputStream plain = uncompressed(in, name);
                ArchiveInputStream<? extends ArchiveEntry> archive =
                        new ArchiveStreamFactory().createArchiveInputStream(format(plain), plain)) {
            long total = 0;
            int entries = 0;
            for (ArchiveEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                if (++entries > MAX_ENTRIES) {
                    throw new IOException("it has more than " + MAX_ENTRIES + " files");
                }
                if (!isFile(entry) || !archive.canReadEntryData(entry) || Submissions.isIgnored(entry.getName())) {
                    continue;
                }
                byte[] bytes = archive.readNBytes((int) (MAX_TOTAL_BYTES - total) + 1);
                total += bytes.length;
                if (total > MAX_TOTAL_BYTES) {
                    throw new IOException("its files have more than " + (MAX_TOTAL_BYTES >> 20) + " MB");
                }
                String path = entry.getName().replace('\\', '/');
                files.add(new SubmittedFile(
                        path.substring(path.lastIndexOf('/') + 1), name + "/" + path, bytes.length, () -> bytes));
            }
        } catch (ArchiveException | CompressorException | RuntimeException e) {
            throw new IOException("it is not a zip or tar archive", e);
        }
        return files;
    }

    /** Whether an entry is a regular file: links and devices are left out. */
    private static boolean isFile(ArchiveEntry entry) {
        return switch (entry) {
            case TarArchiveEntry tar ->
                tar.isFile()
                        && !tar.isLink()
                        && !tar.isSymbolicLink()
                        && !tar.isCharacterDevice()
                        && !tar.isBlockDevice()
                        && !tar.isFIFO();
            // A stream of a zip file does not show which files are links: they contain the name of their target.
            default -> !entry.isDirectory();
        };
    }

    /** The library knows many more formats, which are not meant for files of strangers. */
    private static String format(InputStream in) throws ArchiveException {
        String format = ArchiveStreamFactory.detect(in);
        if (!FORMATS.contains(format)) {
            throw new ArchiveException("the format is " + format);
        }
        return format;
    }

    private static InputStream uncompressed(InputStream in, String name) throws CompressorException {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".zip") || lower.endsWith(".tar")) {
            return in;
        }
        String compression = CompressorStreamFactory.detect(in);
        if (!COMPRESSIONS.contains(compression)) {
            throw new CompressorException("the compression is " + compression);
        }
        return new BufferedInputStream(new CompressorStreamFactory().createCompressorInputStream(compression, in));
    }
}
