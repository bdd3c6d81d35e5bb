package dev.outflank.judge.submission;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds pairs of authors with similar source files by comparing winnowing fingerprints, as Moss does (see
 * {@link Fingerprints}). Fingerprints of templates, and those shared by more than a third of all authors, such as the
 * course's skeleton code, are ignored.
 */
public final class Similarity {
    private static final int MIN_AUTHORS_FOR_COMMON = 6;
    private static final int COMMON_AUTHOR_DIVISOR = 3;
    /** Fewer shared fingerprints are regarded as coincidence. */
    private static final int MIN_SHARED_FINGERPRINTS = 4;
    /** Similar regions are merged when at most this many lines lie between them. */
    private static final int MAX_LINE_GAP = 2;

    private record AuthorFile(String author, Path path, SourceLanguage language, Fingerprints fingerprints) {}

    /** Similar line ranges of two files. */
    public record SimilarRegion(Path fileA, int firstA, int lastA, Path fileB, int firstB, int lastB) {}

    /**
     * Two authors with similar sources.
     *
     * @param share number of shared fingerprints divided by the fingerprints of the author who has fewer, 0 to 1
     * @param regions similar regions, the longest first
     */
    public record SimilarPair(String a, String b, double share, List<SimilarRegion> regions) {}

    private final List<AuthorFile> files = new ArrayList<>();
    private final Set<Long> ignored = new HashSet<>();

    /** Adds a source file of an author. Files in unsupported languages are ignored. */
    public void add(String author, Path path, String text) {
        SourceLanguage.of(path.getFileName().toString())
                .ifPresent(
                        language -> files.add(new AuthorFile(author, path, language, Fingerprints.of(language, text))));
    }

    /** Ignores the fingerprints of a file that all students were given. */
    public void ignore(Path path, String text) {
        SourceLanguage.of(path.getFileName().toString())
                .ifPresent(language -> ignored.addAll(
                        Fingerprints.of(language, text).locations().keySet()));
    }

    /** Finds pairs with at least the given share, the most similar first. */
    public List<SimilarPair> findPairs(double minShare) {
        Map<Long, Set<String>> authors = new HashMap<>();
        files.forEach(file -> file.fingerprints()
                .locations()
                .keySet()
                .forEach(fingerprint -> authors.computeIfAbsent(fingerprint, key -> new HashSet<>())
                        .add(file.author())));
        long all = files.stream().map(AuthorFile::author).distinct().count();
        Set<Long> common = new HashSet<>(ignored);
        authors.forEach((fingerprint, owners) -> {
            if (all >= MIN_AUTHORS_FOR_COMMON && (long) owners.size() * COMMON_AUTHOR_DIVISOR > all) {
                common.add(fingerprint);
            }
        });
        List<String> names =
                files.stream().map(AuthorFile::author).distinct().sorted().toList();
        List<SimilarPair> pairs = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                SimilarPair pair = compare(filesOf(names.get(i)), filesOf(names.get(j)), common);
                if (pair.share() >= minShare) {
                    pairs.add(pair);
                }
            }
        }
        pairs.sort(Comparator.comparingDouble(SimilarPair::share).reversed());
        return pairs;
    }

    private List<AuthorFile> filesOf(String author) {
        return files.stream().filter(file -> file.author().equals(author)).toList();
    }

    private static SimilarPair compare(List<AuthorFile> a, List<AuthorFile> b, Set<Long> common) {
        Set<Long> fingerprintsA = fingerprints(a, common);
        Set<Long> fingerprintsB = fingerprints(b, common);
        Set<Long> shared = new HashSet<>(fingerprintsA);
        shared.retainAll(fingerprintsB);
        int smaller = Math.min(fingerprintsA.size(), fingerprintsB.size());
        double share = shared.size() < MIN_SHARED_FINGERPRINTS ? 0 : (double) shared.size() / smaller;
        List<SimilarRegion> regions = new ArrayList<>();
        if (share > 0) {
            for (AuthorFile fileA : a) {
                for (AuthorFile fileB : b) {
                    regions.addAll(regions(fileA, fileB, shared));
                }
            }
        }
        regions.sort(Comparator.comparingInt((SimilarRegion region) -> region.firstA() - region.lastA()));
        return new SimilarPair(a.getFirst().author(), b.getFirst().author(), share, regions);
    }

    private static Set<Long> fingerprints(List<AuthorFile> files, Set<Long> common) {
        Set<Long> fingerprints = new HashSet<>();
        files.forEach(
                file -> fingerprints.addAll(file.fingerprints().locations().keySet()));
        fingerprints.removeAll(common);
        return fingerprints;
    }

    /** The regions of shared fingerprints in two files; regions that continue in both files are merged. */
    private static List<SimilarRegion> regions(AuthorFile a, AuthorFile b, Set<Long> shared) {
        List<SimilarRegion> single = new ArrayList<>();
        for (long fingerprint : shared) {
            List<Fingerprints.LineRange> inA = a.fingerprints().locations().getOrDefault(fingerprint, List.of());
            List<Fingerprints.LineRange> inB = b.fingerprints().locations().getOrDefault(fingerprint, List.of());
            for (int i = 0; i < Math.min(inA.size(), inB.size()); i++) {
                Fingerprints.LineRange one = inA.get(i);
                Fingerprints.LineRange two = inB.get(i);
                single.add(new SimilarRegion(
                        a.path(), one.firstLine(), one.lastLine(), b.path(), two.firstLine(), two.lastLine()));
            }
        }
        single.sort(Comparator.comparingInt(SimilarRegion::firstA).thenComparingInt(SimilarRegion::firstB));
        List<SimilarRegion> merged = new ArrayList<>();
        for (SimilarRegion region : single) {
            SimilarRegion last = merged.isEmpty() ? null : merged.getLast();
            boolean continues = last != null
                    && region.firstA() <= last.lastA() + MAX_LINE_GAP
                    && region.firstB() >= last.firstB()
                    && region.firstB() <= last.lastB() + MAX_LINE_GAP;
            if (last != null && continues) {
                merged.removeLast();
                merged.add(new SimilarRegion(
                        a.path(),
                        last.firstA(),
                        Math.max(last.lastA(), region.lastA()),
                        b.path(),
                        last.firstB(),
                        Math.max(last.lastB(), region.lastB())));
            } else {
                merged.add(region);
            }
        }
        return merged;
    }
}
