package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every relative link in the Markdown pages leads to a file, and to a heading where it names one. */
class DocumentationLinksTest {
    private static final Path ROOT = Files.exists(Path.of("ARCHITECTURE.md")) ? Path.of(".") : Path.of("..");
    private static final Set<String> SKIPPED_FOLDERS = Set.of("target", "node_modules", ".git");
    private static final Pattern CODE_BLOCK = Pattern.compile("^```.*?^```", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("^#+ +(.*)$", Pattern.MULTILINE);

    @Test
    void relativeLinks_leadToFilesAndHeadings() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : pages()) {
            Matcher link = LINK.matcher(withoutCode(page));
            while (link.find()) {
                if (!leadsSomewhere(page, link.group(1))) {
                    broken.add(page + ": " + link.group(1));
                }
            }
        }

        assertThat(broken).isEmpty();
    }

    @Test
    void everyPageInDocs_isInTheIndex() throws IOException {
        String index = Files.readString(ROOT.resolve("docs/README.md"));
        try (Stream<Path> files = Files.list(ROOT.resolve("docs"))) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".md") && !name.equals("README.md")))
                    .allSatisfy(name -> assertThat(index).contains("](" + name + ")"));
        }
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        collect(ROOT, pages);
        return pages;
    }

    private static void collect(Path folder, List<Path> pages) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            for (Path child : children.toList()) {
                if (Files.isDirectory(child)) {
                    if (!SKIPPED_FOLDERS.contains(child.getFileName().toString())) {
                        collect(child, pages);
                    }
                } else if (child.toString().endsWith(".md")) {
                    pages.add(child);
                }
            }
        }
    }

    private static boolean leadsSomewhere(Path page, String target) throws IOException {
        if (target.matches("[a-z]+:.*")) {
            return true;
        }
        String[] parts = target.split("#", 2);
        Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
        if (!Files.exists(file)) {
            return false;
        }
        return parts.length == 1 || headings(file).contains(parts[1]);
    }

    /** The anchors that GitHub makes of a page's headings. */
    private static Set<String> headings(Path page) throws IOException {
        return HEADING.matcher(withoutCode(page))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .strip()
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    private static String withoutCode(Path page) throws IOException {
        return CODE_BLOCK.matcher(Files.readString(page)).replaceAll("");
    }
}
