/** Tournament reports as text, CSV, JSON and a self-contained HTML page. */
@NullMarked
package dev.outflank.arena.report;

import org.jspecify.annotations.NullMarked;
