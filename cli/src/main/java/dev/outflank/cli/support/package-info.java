/**
 * What commands share: streams, exit codes, option mixins, progress, reading of game records. Depends on no other
 * package of cli.
 */
@NullMarked
package dev.outflank.cli.support;

import org.jspecify.annotations.NullMarked;
