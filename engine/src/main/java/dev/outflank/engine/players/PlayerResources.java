package dev.outflank.engine.players;

import dev.outflank.engine.SearchFactory;

/**
 * What a player may use besides its parameters.
 *
 * @param book whether it may use its opening book, if it has one
 * @param searches where it gets its searches from, if it searches with the engine
 */
record PlayerResources(boolean book, SearchFactory searches) {}
