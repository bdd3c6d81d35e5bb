package dev.outflank.judge.account;

import dev.outflank.fuzz.Fuzzer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Fuzzes class lists: every list is either parsed or refused with one sentence. */
@Tag("attack")
class ClassListFuzzTest {
    @Test
    void parse_mutatedList_parsesOrRefuses() throws Exception {
        List<byte[]> lists = Fuzzer.texts(
                "login,name,email\nann,Ann Example,ann@example.org\nbob,\"Bob \"\"B\"\" Example\"\n",
                "ann;Ann Example;ann@example.org\r\nbob;Bob\r\n",
                "\ufeffann\nbob\n");
        Fuzzer.run(1_500, lists, input -> {
            try {
                return ClassList.parse(new String(input, StandardCharsets.UTF_8))
                                .size() + " members";
            } catch (RequestRefusedException e) {
                return Fuzzer.requireSentence(e.reason());
            }
        });
    }
}
