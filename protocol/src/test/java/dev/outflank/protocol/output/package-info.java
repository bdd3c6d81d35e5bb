@NullMarked
package dev.outflank.protocol.output;

import org.jspecify.annotations.NullMarked;
