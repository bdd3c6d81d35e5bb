/** The judge that never stops: checks what is handed in, makes pairs and plays them, keeps the tables current. */
@NullMarked
package dev.outflank.judge.service;

import org.jspecify.annotations.NullMarked;
