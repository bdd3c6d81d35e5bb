/** Helpers shared by the tests of several packages. */
@NullMarked
package dev.outflank.engine;

import org.jspecify.annotations.NullMarked;
