/** Program specs, which name a protocol, its options and a command, and the registry of protocols. */
@NullMarked
package dev.outflank.protocol.spec;

import org.jspecify.annotations.NullMarked;
