@NullMarked
package dev.outflank.web.explore;

import org.jspecify.annotations.NullMarked;
