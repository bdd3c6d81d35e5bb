@NullMarked
package dev.outflank.web.think;

import org.jspecify.annotations.NullMarked;
