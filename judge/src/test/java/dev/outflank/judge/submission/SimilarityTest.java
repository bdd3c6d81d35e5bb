package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.CourseFixture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Copies are found although they were renamed, reformatted, commented or moved. */
final class SimilarityTest {
    private static List<Similarity.SimilarPair> pairs(String name, String one, String two) {
        Similarity similarity = new Similarity();
        similarity.add("ann", Path.of("ann", name), one);
        similarity.add("bob", Path.of("bob", name), two);
        return similarity.findPairs(0.01);
    }

    /** A copy with different names, layout, comments and numbers. */
    private static String disguised(String source, String lineComment) {
        return source.replaceAll("\\b(row|col|board|count|score|best|turned|moves|player|next)\\b", "q_$1x")
                .replaceAll("(?m)^( +)", "$1$1")
                .replaceAll("(?m)$", " " + lineComment + " mine, all mine")
                .replaceAll("\\b100\\b", "99");
    }

    @Test
    void findPairs_disguisedCopyInEachLanguage_isFoundCompletely() throws IOException {
        for (String name : List.of("lab8.c", "vg101.cpp", "Reversi.java", "cs303.py")) {
            String source = CourseFixture.source(name);
            String copy = disguised(source, name.endsWith(".py") ? "#" : "//");
            List<Similarity.SimilarPair> pairs = pairs(name, source, copy);
            assertThat(pairs).as(name).hasSize(1);
            assertThat(pairs.getFirst().share()).as(name).isGreaterThan(0.9);
            Similarity.SimilarRegion longest = pairs.getFirst().regions().getFirst();
            assertThat(longest.lastA() - longest.firstA()).as(name).isGreaterThan(15);
        }
    }

    @Test
    void findPairs_copiedFunctionInOtherProgram_isFoundWithItsLines() throws IOException {
        String source = CourseFixture.source("lab8.c");
        int from = source.indexOf("static int search(");
        String function = source.substring(from, source.indexOf("static void choose("));
        String other = "#include <stdio.h>\nint twice(int x) { return x + x; }\n\n" + disguised(function, "//")
                + "int main(void) { for (int i = 0; i < 3; i++) printf(\"%d\", twice(i)); return 0; }\n";
        Similarity.SimilarRegion region =
                pairs("a.c", source, other).getFirst().regions().getFirst();
        int line = (int) source.substring(0, from).lines().count() + 1;
        assertThat(region.firstA()).isBetween(line, line + 4);
        assertThat(region.firstB()).isBetween(4, 8);
    }

    @Test
    void findPairs_differentProgramsOrTemplate_areNotSimilar() throws IOException {
        List<Similarity.SimilarPair> pairs =
                pairs("a.cpp", CourseFixture.source("lab8.c"), CourseFixture.source("vg101.cpp"));
        assertThat(pairs).allSatisfy(pair -> assertThat(pair.share()).isLessThan(0.2));
        Similarity similarity = new Similarity();
        String source = CourseFixture.source("lab8.c");
        similarity.ignore(Path.of("given.c"), source);
        similarity.add("ann", Path.of("ann.c"), source);
        similarity.add("bob", Path.of("bob.c"), source);
        assertThat(similarity.findPairs(0.01)).isEmpty();
    }

    @Test
    void findPairs_invalidPrograms_findsNothing() {
        assertThat(pairs("a.c", "\"never closed /* ' \\", "/* for ever")).isEmpty();
    }
}
