@NullMarked
package dev.outflank.web.engine;

import org.jspecify.annotations.NullMarked;
