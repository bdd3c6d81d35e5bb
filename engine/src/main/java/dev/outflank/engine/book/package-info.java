/** The opening books: opening positions with their scores from deep searches. */
@NullMarked
package dev.outflank.engine.book;

import org.jspecify.annotations.NullMarked;
