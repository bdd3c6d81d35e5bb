@NullMarked
package dev.outflank.web.analyse;

import org.jspecify.annotations.NullMarked;
