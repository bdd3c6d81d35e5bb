/** Tables for people and programs: text, CSV, JSON, and one page that needs nothing else. */
@NullMarked
package dev.outflank.arena.report;

import org.jspecify.annotations.NullMarked;
