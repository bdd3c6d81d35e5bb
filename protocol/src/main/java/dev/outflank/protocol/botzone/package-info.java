/** Botzone's protocol: the whole game as requests and responses, in JSON or in plain lines. */
@NullMarked
package dev.outflank.protocol.botzone;

import org.jspecify.annotations.NullMarked;
