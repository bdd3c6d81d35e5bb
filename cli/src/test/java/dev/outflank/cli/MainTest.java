package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @ParameterizedTest
    @ValueSource(strings = {"Bench", "b-ench", "checkbot", "bench-", "benchcommand"})
    void run_misspelledCommand_isRejected(String name) {
        Run run = Run.of(name);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .matches("(?s)outflank: (Unmatched argument|there is no command '.*', did you mean '.*'\\?).*")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "play -V", "bench ffo --version"})
    void version_ofAnyCommand_isOneLineWithTheJavaVersion(String command) {
        Run run = Run.of(command.split(" "));
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("outflank ").contains("Java 25").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "--nonsense",
                "bench",
                "bench nonsense",
                "bench perft --size 7",
                "bench perft --size 28",
                "bench perft --size x",
                "bench perft --depth -1",
                "bench perft --convention D",
                "play --size 5",
                "play --black nosuch",
                "play --size 10 --white cs303",
                "play --time 0",
                "play --load no-such-file",
                "move",
                "move --player greedy",
                "move --player greedy --side B",
                "move --player greedy --side B --board UUU",
                "move --player greedy --side Q --board UUUUUWBUUBWUUUUU",
                "move --player nosuch --side B --board UUUUUWBUUBWUUUUU",
                "move --player greedy --side B --board UUUUUWZUUBWUUUUU",
                "move --player greedy --side B --board UUUUUWBUUBWUUUUU --stdin",
                "lab8",
                "lab8 part3",
                "lab8 part1 extra",
                "lab8 part1 --player nosuch",
                "vg101 extra",
                "vg101 --player nosuch",
                "solve",
                "solve no-such-file",
                "solve XO",
                "solve . ",
                "solve --level 0 no",
                "solve --threads 0 pom.xml",
                "solve --hash 0 pom.xml",
                "solve pom.xml",
                "bench ffo --from 0",
                "bench ffo --from 50 --to 40",
                "bench records",
                "bench records no-such-file",
                "bench records --rounds 0 pom.xml",
                "show no-such-file",
                "show --game x f5",
                "convert",
                "convert no-such-file",
                "convert no-such-file out.ggf",
                "picture f5",
                "picture f5 -o no-such-folder/a.svg",
                "mark aps105-lab8 no-such-folder",
                "compete aps105-lab8 no-such-folder",
                "exercise aps105-lab8 no-such-file",
                "similarity no-such-folder",
                "match greedy",
                "match greedy nosuch",
                "match greedy first --games 3",
                "match greedy first --size 9",
                "match greedy first --openings 99",
                "match greedy first --openings no-such-file",
                "match greedy vg101: --no-records",
                "match greedy vg101:x --size 10 --no-records",
                "match greedy first --concurrency 0 --no-records",
                "sprt greedy first --elo0 5 --elo1 0 --no-records",
                "sprt greedy first --no-records",
                "tournament knockout players",
                "tournament roundrobin no-such-file",
                "tournament roundrobin pom.xml",
                "check-bot greedy",
                "check-bot vg101:",
                "check-bot botzone,odd:x",
                "serve --port 70000",
                "serve --database mysql://x",
                "serve --public-url nonsense",
                "worker",
                "worker --database mysql://x",
                "submit",
                "submit cup",
                "submit cup pom.xml --server nonsense --token x",
                "submit cup pom.xml --server http://127.0.0.1:1",
                "submit cup no-such-file --server http://127.0.0.1:1 --token x",
                "judge",
                "judge backup x --data no-such-folder",
                "judge restore no-such-file",
                "judge recompute --data no-such-folder",
                "tiny",
                "tiny 700 1 0000021001200000"
            })
    void run_badArguments_printsOneSentenceAndExitsWith2(String line) {
        Run run = Run.of(line.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).as(run.err()).hasSize(1).noneMatch(sentence -> sentence.contains("Exception"));
    }
}
