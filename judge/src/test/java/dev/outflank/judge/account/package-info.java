@NullMarked
package dev.outflank.judge.account;

import org.jspecify.annotations.NullMarked;
