package dev.outflank.protocol.spec;

import dev.outflank.protocol.StartSupport;
import dev.outflank.protocol.botzone.BotzoneDialogue;
import dev.outflank.protocol.codingame.CodinGameDialogue;
import dev.outflank.protocol.driver.Driver;
import dev.outflank.protocol.driver.DriverDialogue;
import dev.outflank.protocol.gtp.GtpDialogue;
import dev.outflank.protocol.lab8.Lab8Dialogue;
import dev.outflank.protocol.nboard.NBoardDialogue;
import dev.outflank.protocol.vg101.Vg101Dialogue;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The protocols, and what each of them has words for. */
public enum Protocol {
    LAB8(Lab8Dialogue.START_SUPPORT, Protocol.ANY_SIZE, Notation.LAB8),
    LAB8FN(DriverDialogue.START_SUPPORT, Protocol.ANY_SIZE, Notation.LAB8),
    VG101(Vg101Dialogue.START_SUPPORT, Vg101Dialogue.SIZE, Notation.VG101),
    NBOARD(NBoardDialogue.START_SUPPORT, NBoardDialogue.SIZE, Notation.STANDARD),
    GTP(GtpDialogue.START_SUPPORT, Protocol.ANY_SIZE, Notation.STANDARD),
    BOTZONE(BotzoneDialogue.START_SUPPORT, BotzoneDialogue.SIZE, Notation.STANDARD),
    CS303(DriverDialogue.START_SUPPORT, Protocol.ANY_SIZE, Notation.STANDARD),
    CODINGAME(CodinGameDialogue.START_SUPPORT, Protocol.ANY_SIZE, Notation.STANDARD);

    private static final int ANY_SIZE = 0;

    private final StartSupport startSupport;
    private final int requiredSize;
    private final Notation notation;

    Protocol(StartSupport startSupport, int requiredSize, Notation notation) {
        this.startSupport = startSupport;
        this.requiredSize = requiredSize;
        this.notation = notation;
    }

    /** The protocol of this name, if it is one. */
    static Optional<Protocol> fromId(String name) {
        return Arrays.stream(values())
                .filter(protocol -> protocol.id().equals(name))
                .findFirst();
    }

    /** The name before the colon. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public StartSupport startSupport() {
        return startSupport;
    }

    public boolean supportsSize(int size) {
        return Position.isValidSize(size) && (requiredSize == ANY_SIZE || size == requiredSize);
    }

    /** How its authors write a move: for what we tell them. */
    public Notation notation() {
        return notation;
    }

    /** The options that are named or left out. */
    Set<String> flags() {
        return switch (this) {
            case BOTZONE -> Set.of("simple", "keep");
            case CS303 -> Set.of("reversed");
            default -> Set.of();
        };
    }

    /** The options that are set to a number, and the number where they are left out. */
    Map<String, Integer> numericOptions() {
        return switch (this) {
            case NBOARD -> Map.of("depth", 10);
            case CS303 -> Map.of("seconds", 5);
            default -> Map.of();
        };
    }

    /** The driver of hand-ins that are no programs. */
    Optional<Driver> driver() {
        return switch (this) {
            case LAB8FN -> Optional.of(Driver.LAB8FN);
            case CS303 -> Optional.of(Driver.CS303);
            default -> Optional.empty();
        };
    }
}
