/**
 * The box a program runs in: bubblewrap, a uid of its own, limits, a seccomp filter and control groups, each of them a
 * layer that holds when another one fails. Knows nothing of games; docs/sandbox.md is the administrator's side of it.
 */
@NullMarked
package dev.outflank.arena.sandbox;

import org.jspecify.annotations.NullMarked;
