package dev.outflank.protocol.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.protocol.Bots;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.StartSupport;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotSpecTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"random", "random:5", "minimax:3", "lab8", "Lab8:./bot", "lab9:./bot", "", ":", "gtp :x", ",:x"})
    void parse_unknownProtocol_returnsEmpty(String text) throws NotationException {
        assertThat(BotSpec.parse(text)).isEmpty();
    }

    @Test
    void parse_quotesAndBackslashes_splitAsInAShell() {
        assertThat(Bots.spec("vg101:  './my bot' -x \"a \\\"b\\\" \\n\" c\\ d ''  e'f'\"g\"")
                        .launch()
                        .runCommand())
                .containsExactly("./my bot", "-x", "a \"b\" \\n", "c d", "", "efg");
        assertThat(Bots.spec("gtp:C:bot; rm $HOME | x").launch().runCommand())
                .containsExactly("C:bot;", "rm", "$HOME", "|", "x");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lab8:|expected a program and its arguments after lab8:, such as lab8:./bot",
                "gtp:  ''|expected a program and its arguments after gtp:, such as gtp:./bot",
                "vg101:'./bot|the quote ' is not closed in the command ''./bot'",
                "vg101:./bot \\|the command ends in a backslash: './bot \\'",
                "vg101,fast:./bot|vg101 has no option 'fast': it has none",
                "botzone,fast:./bot|botzone has no option 'fast': it has keep, simple",
                "botzone,:./bot|botzone has no option '': it has keep, simple",
                "cs303,seconds:bot.py|cs303 has no option 'seconds': it has reversed, seconds=NUMBER",
                "nboard,depth=0:./bot|the option depth of nboard must be a whole number from 1 to 9999, not '0'",
                "cs303:bot.c|expected one file after cs303:, such as cs303:bot.py, not 'bot.c'",
                "lab8fn:bot.c -O2|expected one file after lab8fn:, such as lab8fn:bot.c, not 'bot.c -O2'"
            })
    void parse_invalidSpec_isReportedInASentence(String text, String reason) {
        assertThatThrownBy(() -> BotSpec.parse(text))
                .isInstanceOf(NotationException.class)
                .hasMessage(reason);
    }

    @Test
    void launch_protocolWithDriver_addsDriverFilesAndCommands() {
        LaunchConfig cs303 = Bots.spec("cs303:some/where/-bot.py").launch();
        assertThat(cs303.submission()).contains(Path.of("some/where/-bot.py"));
        assertThat(cs303.supportFiles()).containsOnlyKeys("outflank_cs303.py");
        assertThat(cs303.compileCommand()).isEmpty();
        assertThat(cs303.runCommand()).containsExactly("python3", "-u", "outflank_cs303.py", "./-bot.py");
        LaunchConfig lab8 = Bots.spec("lab8fn:bot.c").launch();
        assertThat(lab8.supportFiles())
                .containsKeys("outflank_lab8fn.c", "lab8part2lib.c", "lab8part2.h", "liblab8part2.h");
        assertThat(lab8.compileCommand()).startsWith("gcc").contains("./bot.c");
        assertThat(lab8.runCommand()).containsExactly("./outflank_lab8fn");
    }

    @Test
    void objective_reversedOption_isFewestDiscs() {
        assertThat(Bots.spec("cs303,reversed:bot.py").objective()).isEqualTo(Objective.FEWEST_DISCS);
        assertThat(Bots.spec("cs303:bot.py").objective()).isEqualTo(Objective.MOST_DISCS);
    }

    @ParameterizedTest
    @CsvSource({
        "lab8, START_POSITION, true",
        "lab8fn, ANY_POSITION, true",
        "vg101, START_POSITION, false",
        "nboard, ANY_POSITION, false",
        "gtp, MOVES_FROM_START, true",
        "botzone, MOVES_FROM_START, false",
        "cs303, ANY_POSITION, true",
        "codingame, ANY_POSITION, true"
    })
    void protocol_boardsAndStarts_asDocumented(String id, StartSupport starts, boolean everySize) {
        Protocol protocol = Protocols.byId(id).orElseThrow();
        assertThat(protocol.startSupport()).isEqualTo(starts);
        assertThat(protocol.supportsSize(8)).isTrue();
        assertThat(protocol.supportsSize(26)).isEqualTo(everySize);
        assertThat(protocol.supportsSize(7)).isFalse();
    }

    @Test
    void usage_ofProtocols_showsOptionsAndWhatFollowsTheColon() {
        assertThat(Protocols.all().stream().map(Protocol::usage))
                .containsExactly(
                        "lab8:CMD",
                        "lab8fn:FILE.c",
                        "vg101:CMD",
                        "nboard[,depth=N]:CMD",
                        "gtp:CMD",
                        "botzone[,simple][,keep]:CMD",
                        "cs303[,reversed][,seconds=N]:FILE.py",
                        "codingame:CMD");
    }
}
