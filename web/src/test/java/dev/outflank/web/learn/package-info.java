@NullMarked
package dev.outflank.web.learn;

import org.jspecify.annotations.NullMarked;
