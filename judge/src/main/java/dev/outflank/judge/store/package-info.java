/** The judge's database, SQLite in a data folder or PostgreSQL, with its work queue and its audit log. */
@NullMarked
package dev.outflank.judge.store;

import org.jspecify.annotations.NullMarked;
