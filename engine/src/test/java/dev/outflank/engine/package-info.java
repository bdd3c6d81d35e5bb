/** What the tests of several parts of the engine share. */
@NullMarked
package dev.outflank.engine;

import org.jspecify.annotations.NullMarked;
