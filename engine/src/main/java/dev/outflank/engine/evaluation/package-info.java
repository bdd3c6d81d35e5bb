/** What a position looks worth without searching: patterns of squares, their learned weights, and how to add them up. */
@NullMarked
package dev.outflank.engine.evaluation;

import org.jspecify.annotations.NullMarked;
