/** The engine: its searches, what they know, and a ladder of players from the first legal move up to it. */
@NullMarked
package dev.outflank.engine;

import org.jspecify.annotations.NullMarked;
