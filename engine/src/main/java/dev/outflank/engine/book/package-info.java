/** The opening book: positions of the first moves with what long searches found them worth. */
@NullMarked
package dev.outflank.engine.book;

import org.jspecify.annotations.NullMarked;
