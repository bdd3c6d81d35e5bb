@NullMarked
package dev.outflank.web.compete;

import org.jspecify.annotations.NullMarked;
