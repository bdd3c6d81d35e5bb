/** What engines need to speak a protocol: someone who thinks, and ears that hear what comes meanwhile. */
@NullMarked
package dev.outflank.protocol.engine;

import org.jspecify.annotations.NullMarked;
