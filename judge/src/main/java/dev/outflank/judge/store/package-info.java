/** The judge's records in a database: SQLite in a folder, or PostgreSQL. Results are added and never changed. */
@NullMarked
package dev.outflank.judge.store;

import org.jspecify.annotations.NullMarked;
