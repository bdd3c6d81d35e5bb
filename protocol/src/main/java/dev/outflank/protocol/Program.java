package dev.outflank.protocol;

/** A program that can be started, once a game or once a move as its protocol wants. */
@FunctionalInterface
public interface Program {
    Wire start() throws BotException;
}
