/** The judge's database: SQLite in a data folder, or PostgreSQL. Results are added and never changed. */
@NullMarked
package dev.outflank.judge.store;

import org.jspecify.annotations.NullMarked;
