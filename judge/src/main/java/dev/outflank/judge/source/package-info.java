/** Sources as sequences of tokens: what is forbidden in them, and which of them are alike. */
@NullMarked
package dev.outflank.judge.source;

import org.jspecify.annotations.NullMarked;
