package dev.outflank.protocol;

/** A program that can be started: once per game or once per move, depending on the protocol. */
@FunctionalInterface
public interface Program {
    Wire start() throws BotException;
}
