package dev.outflank.protocol.spec;

import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.botzone.BotzoneProtocol;
import dev.outflank.protocol.codingame.CodinGameProtocol;
import dev.outflank.protocol.driver.Cs303Protocol;
import dev.outflank.protocol.driver.Lab8FunctionProtocol;
import dev.outflank.protocol.gtp.GtpProtocol;
import dev.outflank.protocol.lab8.Lab8Protocol;
import dev.outflank.protocol.nboard.NBoardProtocol;
import dev.outflank.protocol.vg101.Vg101Protocol;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The registry of protocols. */
public final class Protocols {
    private static final List<Protocol> ALL = List.of(
            new Lab8Protocol(),
            new Lab8FunctionProtocol(),
            new Vg101Protocol(),
            new NBoardProtocol(),
            new GtpProtocol(),
            new BotzoneProtocol(),
            new Cs303Protocol(),
            new CodinGameProtocol());

    private Protocols() {}

    /** All protocols, in the order of help texts. */
    public static List<Protocol> all() {
        return ALL;
    }

    public static Optional<Protocol> byId(String id) {
        return ALL.stream().filter(protocol -> protocol.id().equals(id)).findFirst();
    }

    /** The names of the protocols that satisfy a condition, for messages: {@code lab8fn, cs303}. */
    public static String ids(Predicate<Protocol> condition) {
        return ALL.stream().filter(condition).map(Protocol::id).collect(Collectors.joining(", "));
    }
}
