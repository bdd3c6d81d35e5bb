package dev.outflank.judge.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds pairs of authors whose sources are alike. What more than a third of all authors share, such as a skeleton of
 * the course's, says nothing and is left out; so is what a template holds.
 */
public final class Similarity {
    private static final int MIN_AUTHORS_FOR_COMMON = 6;
    private static final int COMMON_AUTHOR_DIVISOR = 3;
    /** Fewer common fingerprints than this are a coincidence. */
    private static final int MIN_SHARED_FINGERPRINTS = 4;
    /** Places are one when at most so many lines lie between them. */
    private static final int MAX_LINE_GAP = 2;

    private record AuthorFile(String author, Path path, SourceLanguage kind, Fingerprints prints) {}

    /** Lines of two files that are alike. */
    public record SimilarRegion(Path fileA, int firstA, int lastA, Path fileB, int firstB, int lastB) {}

    /**
     * Two authors whose sources are alike.
     *
     * @param share of the fingerprints of the one who has fewer, 0 to 1
     * @param regions the longest first
     */
    public record SimilarPair(String a, String b, double share, List<SimilarRegion> regions) {}

    private final List<AuthorFile> files = new ArrayList<>();
    private final Set<Long> ignored = new HashSet<>();

    /** Adds a source of an author. Files of kinds that we cannot read are left out. */
    public void add(String author, Path path, String text) {
        SourceLanguage.of(path.getFileName().toString())
                .ifPresent(kind -> files.add(new AuthorFile(author, path, kind, Fingerprints.of(kind, text))));
    }

    /** What everyone was given: being alike in it says nothing. */
    public void ignore(Path path, String text) {
        SourceLanguage.of(path.getFileName().toString())
                .ifPresent(kind ->
                        ignored.addAll(Fingerprints.of(kind, text).places().keySet()));
    }

    /** Pairs that share at least this much, the most alike first. */
    public List<SimilarPair> findPairs(double minShare) {
        Map<Long, Set<String>> authors = new HashMap<>();
        files.forEach(file -> file.prints()
                .places()
                .keySet()
                .forEach(print ->
                        authors.computeIfAbsent(print, key -> new HashSet<>()).add(file.author())));
        long all = files.stream().map(AuthorFile::author).distinct().count();
        Set<Long> common = new HashSet<>(ignored);
        authors.forEach((print, who) -> {
            if (all >= MIN_AUTHORS_FOR_COMMON && (long) who.size() * COMMON_AUTHOR_DIVISOR > all) {
                common.add(print);
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
        Set<Long> printsA = prints(a, common);
        Set<Long> printsB = prints(b, common);
        Set<Long> shared = new HashSet<>(printsA);
        shared.retainAll(printsB);
        int smaller = Math.min(printsA.size(), printsB.size());
        double share = shared.size() < MIN_SHARED_FINGERPRINTS ? 0 : (double) shared.size() / smaller;
        List<SimilarRegion> regions = new ArrayList<>();
        if (share > 0) {
            for (AuthorFile fileA : a) {
                for (AuthorFile fileB : b) {
                    regions.addAll(regions(fileA, fileB, shared));
                }
            }
        }
        regions.sort(Comparator.comparingInt((SimilarRegion place) -> place.firstA() - place.lastA()));
        return new SimilarPair(a.getFirst().author(), b.getFirst().author(), share, regions);
    }

    private static Set<Long> prints(List<AuthorFile> files, Set<Long> common) {
        Set<Long> prints = new HashSet<>();
        files.forEach(file -> prints.addAll(file.prints().places().keySet()));
        prints.removeAll(common);
        return prints;
    }

    /** Common fingerprints in the order of the first file, those that go on in both files made one place. */
    private static List<SimilarRegion> regions(AuthorFile a, AuthorFile b, Set<Long> shared) {
        List<SimilarRegion> single = new ArrayList<>();
        for (long print : shared) {
            List<Fingerprints.LineRange> inA = a.prints().places().getOrDefault(print, List.of());
            List<Fingerprints.LineRange> inB = b.prints().places().getOrDefault(print, List.of());
            for (int i = 0; i < Math.min(inA.size(), inB.size()); i++) {
                Fingerprints.LineRange one = inA.get(i);
                Fingerprints.LineRange two = inB.get(i);
                single.add(new SimilarRegion(
                        a.path(), one.firstLine(), one.lastLine(), b.path(), two.firstLine(), two.lastLine()));
            }
        }
        single.sort(Comparator.comparingInt(SimilarRegion::firstA).thenComparingInt(SimilarRegion::firstB));
        List<SimilarRegion> joined = new ArrayList<>();
        for (SimilarRegion place : single) {
            SimilarRegion last = joined.isEmpty() ? null : joined.getLast();
            boolean goesOn = last != null
                    && place.firstA() <= last.lastA() + MAX_LINE_GAP
                    && place.firstB() >= last.firstB()
                    && place.firstB() <= last.lastB() + MAX_LINE_GAP;
            if (last != null && goesOn) {
                joined.removeLast();
                joined.add(new SimilarRegion(
                        a.path(),
                        last.firstA(),
                        Math.max(last.lastA(), place.lastA()),
                        b.path(),
                        last.firstB(),
                        Math.max(last.lastB(), place.lastB())));
            } else {
                joined.add(place);
            }
        }
        return joined;
    }
}
