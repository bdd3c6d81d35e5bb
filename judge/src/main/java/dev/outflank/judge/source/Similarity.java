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
    private static final int COMMON_FROM = 6;
    private static final int COMMON_SHARE = 3;
    /** Fewer common fingerprints than this are a coincidence. */
    private static final int FEWEST = 4;
    /** Places are one when at most so many lines lie between them. */
    private static final int GAP = 2;

    private record File(String author, Path path, SourceKind kind, Fingerprints prints) {}

    /** Lines of two files that are alike. */
    public record Place(Path fileA, int firstA, int lastA, Path fileB, int firstB, int lastB) {}

    /**
     * Two authors whose sources are alike.
     *
     * @param share of the fingerprints of the one who has fewer, 0 to 1
     * @param places the longest first
     */
    public record Match(String a, String b, double share, List<Place> places) {}

    private final List<File> files = new ArrayList<>();
    private final Set<Long> ignored = new HashSet<>();

    /** Adds a source of an author. Files of kinds that we cannot read are left out. */
    public void add(String author, Path path, String text) {
        SourceKind.of(path.getFileName().toString())
                .ifPresent(kind -> files.add(new File(author, path, kind, Fingerprints.of(kind, text))));
    }

    /** What everyone was given: being alike in it says nothing. */
    public void ignore(Path path, String text) {
        SourceKind.of(path.getFileName().toString())
                .ifPresent(kind -> ignored.addAll(Fingerprints.of(kind, text).places().keySet()));
    }

    /** Pairs that share at least this much, the most alike first. */
    public List<Match> matches(double least) {
        Map<Long, Set<String>> authors = new HashMap<>();
        files.forEach(file -> file.prints().places().keySet().forEach(print -> authors.computeIfAbsent(
                        print, key -> new HashSet<>())
                .add(file.author())));
        long all = files.stream().map(File::author).distinct().count();
        Set<Long> common = new HashSet<>(ignored);
        authors.forEach((print, who) -> {
            if (all >= COMMON_FROM && (long) who.size() * COMMON_SHARE > all) {
                common.add(print);
            }
        });
        List<String> names = files.stream().map(File::author).distinct().sorted().toList();
        List<Match> matches = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                Match match = compare(of(names.get(i)), of(names.get(j)), common);
                if (match.share() >= least) {
                    matches.add(match);
                }
            }
        }
        matches.sort(Comparator.comparingDouble(Match::share).reversed());
        return matches;
    }

    private List<File> of(String author) {
        return files.stream().filter(file -> file.author().equals(author)).toList();
    }

    private static Match compare(List<File> a, List<File> b, Set<Long> common) {
        Set<Long> printsA = prints(a, common);
        Set<Long> printsB = prints(b, common);
        Set<Long> shared = new HashSet<>(printsA);
        shared.retainAll(printsB);
        int smaller = Math.min(printsA.size(), printsB.size());
        double share = shared.size() < FEWEST ? 0 : (double) shared.size() / smaller;
        List<Place> places = new ArrayList<>();
        if (share > 0) {
            for (File fileA : a) {
                for (File fileB : b) {
                    places.addAll(places(fileA, fileB, shared));
                }
            }
        }
        places.sort(Comparator.comparingInt((Place place) -> place.firstA() - place.lastA()));
        return new Match(a.getFirst().author(), b.getFirst().author(), share, places);
    }

    private static Set<Long> prints(List<File> files, Set<Long> common) {
        Set<Long> prints = new HashSet<>();
        files.forEach(file -> prints.addAll(file.prints().places().keySet()));
        prints.removeAll(common);
        return prints;
    }

    /** Common fingerprints in the order of the first file, those that go on in both files made one place. */
    private static List<Place> places(File a, File b, Set<Long> shared) {
        List<Place> single = new ArrayList<>();
        for (long print : shared) {
            List<Fingerprints.Place> inA = a.prints().places().getOrDefault(print, List.of());
            List<Fingerprints.Place> inB = b.prints().places().getOrDefault(print, List.of());
            for (int i = 0; i < Math.min(inA.size(), inB.size()); i++) {
                Fingerprints.Place one = inA.get(i);
                Fingerprints.Place two = inB.get(i);
                single.add(new Place(
                        a.path(), one.firstLine(), one.lastLine(), b.path(), two.firstLine(), two.lastLine()));
            }
        }
        single.sort(Comparator.comparingInt(Place::firstA).thenComparingInt(Place::firstB));
        List<Place> joined = new ArrayList<>();
        for (Place place : single) {
            Place last = joined.isEmpty() ? null : joined.getLast();
            boolean goesOn = last != null
                    && place.firstA() <= last.lastA() + GAP
                    && place.firstB() >= last.firstB()
                    && place.firstB() <= last.lastB() + GAP;
            if (last != null && goesOn) {
                joined.removeLast();
                joined.add(new Place(
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
