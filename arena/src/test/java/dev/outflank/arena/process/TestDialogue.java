package dev.outflank.arena.process;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Wire;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A minimal protocol: every move request sends the same command, and any line means the first legal move. */
final class TestDialogue implements Dialogue {
    private final Program program;
    private final String order;
    private final boolean restart;
    private @Nullable Wire wire;

    TestDialogue(Program program, String order, boolean restart) {
        this.program = program;
        this.order = order;
        this.restart = restart;
    }

    @Override
    public void open(Game start, Colour side) throws BotException {
        wire = program.start();
        wire.send("say ready\n");
        wire.readLine();
    }

    @Override
    public Move requestMove(Game game) throws BotException {
        if (restart) {
            close();
            wire = program.start();
        }
        Wire open = Objects.requireNonNull(wire);
        open.send(order + "\n");
        open.readLine();
        return game.position().moves().getFirst();
    }

    @Override
    public void finish(Game end) throws BotException {
        Objects.requireNonNull(wire).send("say over\n");
    }

    @Override
    public void close() {
        if (wire != null) {
            wire.close();
        }
    }
}
