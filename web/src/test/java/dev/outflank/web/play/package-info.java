@NullMarked
package dev.outflank.web.play;

import org.jspecify.annotations.NullMarked;
