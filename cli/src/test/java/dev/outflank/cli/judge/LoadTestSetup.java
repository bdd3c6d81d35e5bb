package dev.outflank.cli.judge;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.store.Database;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Creates a database for load tests: a long contest per kind of program, with four students who submit the program of
 * a starter kit. Then 'serve' or 'worker' is started on it, and the pairs played per minute are counted.
 * Arguments: a directory or the URL of a PostgreSQL database, and the kinds.
 */
final class LoadTestSetup {
    private record Kind(String contest, String kit, String file, String name, String remark) {}

    private static final Map<String, Kind> KINDS = Map.of(
            "lab8", new Kind("like: aps105-lab8\nstaff: {}", "lab8-c", "lab8part2.c", "part2", "//"),
            "vg101", new Kind("like: vg101-final", "vg101-cpp", "bot.cpp", "ai", "//"),
            "java", new Kind("""
                languages: {java: {endings: [java], compile: "javac -d . {source}", run: "java -Xshare:auto -XX:TieredStopAtLevel=1 Bot"}}
                hand-ins: {ai: {file: Bot.java, protocol: vg101, limits: {move: 2s, clock: cpu, start: 10s, memory: 512MB}}}
                """, "vg101-java", "Bot.java", "ai", "//"),
            "cs303", new Kind("like: cs303-project", "cs303-python", "ai.py", "ai", "#"));

    private LoadTestSetup() {}

    public static void main(String[] args) throws Exception {
        try (Database database = args[0].startsWith("postgresql:")
                ? Database.openPostgres(args[0])
                : Database.openSqlite(Path.of(args[0]))) {
            JudgeServices judge = new JudgeServices(database, new BuiltInPlayerRegistry());
            for (String name : List.of(args).subList(1, args.length)) {
                Kind kind = KINDS.getOrDefault(name, new Kind("", "", "", "", ""));
                judge.contests().save("load", name, kind.contest() + """

                    title: %s
                    dates: {}
                    total: 1
                    marking: [{part: Style, marks: 1, manual: by hand}]
                    competition:
                      hand-in: %s
                      boards: [8]
                      entry: {move: true}
                      format: round-robin
                      rounds: 100
                    """.formatted(name, kind.name()), true);
                String source = Files.readString(Path.of("../kits", kind.kit(), kind.file()));
                for (String login : List.of(name + "-a", name + "-b", name + "-c", name + "-d")) {
                    Person person =
                            judge.accounts().add(login, login, Role.STUDENT).orElseThrow();
                    judge.submissions()
                            .submit(
                                    person,
                                    judge.contests().find(name).orElseThrow(),
                                    Map.of(
                                            kind.file(),
                                            (source + "\n" + kind.remark() + " " + login + "\n")
                                                    .getBytes(StandardCharsets.UTF_8)));
                }
            }
        }
    }
}
