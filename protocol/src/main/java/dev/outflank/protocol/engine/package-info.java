/** The engine as protocols see it, and input that is read while the engine searches. */
@NullMarked
package dev.outflank.protocol.engine;

import org.jspecify.annotations.NullMarked;
