@NullMarked
package dev.outflank.judge.service;

import org.jspecify.annotations.NullMarked;
