@NullMarked
package dev.outflank.arena.diagnosis;

import org.jspecify.annotations.NullMarked;
