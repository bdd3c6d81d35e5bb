import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks names and English over the whole tree: {@code java .ci/StyleCheck.java [FOLDER]}. Prints one line per finding
 * and exits with 1 if there is any: simple names shared by two types, packages with more than 40 files, participles as
 * type names, constants named MOST_ or LONGEST_ instead of MAX_, and the phrases of banned-phrases.txt.
 */
final class StyleCheck {
    private static final int MAX_FILES_PER_PACKAGE = 40;
    private static final Set<String> CHECKED = Set.of(
            "java", "md", "js", "mjs", "css", "html", "jte", "yaml", "yml", "sh", "py", "c", "h", "cpp", "xml", "json");
    private static final Set<String> SKIPPED =
            Set.of("target", "node_modules", ".git", "matches", "LICENSE", "banned-phrases.txt", "package-lock.json");

    /** Nouns that end like participles. */
    private static final Set<String> NOUNS = Set.of(
            "Opening", "Pairing", "Scoring", "Rating", "Ranking", "Mapping", "Drawing", "Buffering", "Seed", "Speed");

    private static final Pattern TYPE = Pattern.compile(
            "^(public )?(?:(?:final|abstract|sealed|non-sealed|strictfp) )*(?:class|interface|@interface|record|enum) (\\w+)");
    private static final Pattern PARTICIPLE = Pattern.compile("(?:class|interface|record|enum) (\\w*[a-z](?:ing|ed))\\b");
    private static final Pattern SUPERLATIVE = Pattern.compile(
            "\\b(?:MOST|LONGEST|LEAST|LARGEST|SMALLEST|SHORTEST|HIGHEST|LOWEST|DEEPEST|FEWEST)(?:_(?!DISCS\\b)[A-Z_]+)?\\b(?!_DISCS)(?=\\s*[=;,(.)])");

    private final List<String> findings = new ArrayList<>();
    private final Map<String, List<Path>> types = new TreeMap<>();
    private final Map<Path, Integer> filesPerPackage = new TreeMap<>();
    private final Map<Pattern, String> banned = new java.util.LinkedHashMap<>();

    public static void main(String[] args) throws IOException {
        StyleCheck check = new StyleCheck();
        check.readPhrases(Path.of(".ci/banned-phrases.txt"));
        check.walk(Path.of(args.length == 0 ? "." : args[0]));
        check.report();
    }

    private void readPhrases(Path file) throws IOException {
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] fields = line.split("\t", 2);
                banned.put(Pattern.compile(fields[0], Pattern.CASE_INSENSITIVE), fields[1]);
            }
        }
    }

    private void walk(Path folder) throws IOException {
        List<Path> children;
        try (Stream<Path> list = Files.list(folder)) {
            children = list.sorted().toList();
        }
        for (Path child : children) {
            String name = child.getFileName().toString();
            if (SKIPPED.contains(name) || Files.isSymbolicLink(child)) {
                continue;
            }
            if (Files.isDirectory(child)) {
                walk(child);
            } else if (isChecked(name)) {
                check(child.normalize());
            }
        }
    }

    private static boolean isChecked(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? Set.of("outflank", "check", "run").contains(name) : CHECKED.contains(name.substring(dot + 1));
    }

    private void check(Path file) throws IOException {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (MalformedInputException _) {
            return; // a test resource in another encoding
        }
        boolean java = file.toString().endsWith(".java");
        boolean main = java && file.toString().contains("src/main/java");
        if (main) {
            filesPerPackage.merge(file.getParent(), 1, Integer::sum);
        }
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String place = file + ":" + (i + 1) + ": ";
            banned.forEach((phrase, instead) -> {
                Matcher found = phrase.matcher(line);
                if (found.find()) {
                    findings.add(place + "'" + found.group() + "': " + instead);
                }
            });
            if (main) {
                Matcher type = TYPE.matcher(line);
                if (type.find()) {
                    types.computeIfAbsent(type.group(2), _ -> new ArrayList<>()).add(file);
                }
                Matcher participle = PARTICIPLE.matcher(line);
                if (participle.find() && NOUNS.stream().noneMatch(participle.group(1)::endsWith) && !line.strip().startsWith("*")) {
                    findings.add(place + "type " + participle.group(1) + ": name a thing, not a participle");
                }
            }
            if (java && !file.endsWith("StyleCheck.java") && SUPERLATIVE.matcher(line).find()) {
                findings.add(place + "constant: MAX_, MIN_ or DEFAULT_ instead of a superlative");
            }
        }
    }

    private void report() {
        types.forEach((name, files) -> {
            if (files.size() > 1) {
                findings.add(name + ": the simple name of " + files.size() + " types: " + files);
            }
        });
        filesPerPackage.forEach((folder, files) -> {
            if (files > MAX_FILES_PER_PACKAGE) {
                findings.add(folder + ": " + files + " files in one package, at most " + MAX_FILES_PER_PACKAGE);
            }
        });
        findings.forEach(System.out::println);
        if (!findings.isEmpty()) {
            System.exit(1);
        }
    }
}
