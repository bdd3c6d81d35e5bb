/**
 * The sandbox for programs: bubblewrap, a user id per program, resource limits, a seccomp filter and control groups,
 * independent layers that each hold if another fails. Knows nothing about games; docs/sandbox.md is for administrators.
 */
@NullMarked
package dev.outflank.arena.sandbox;

import org.jspecify.annotations.NullMarked;
