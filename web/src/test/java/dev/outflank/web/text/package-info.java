@NullMarked
package dev.outflank.web.text;

import org.jspecify.annotations.NullMarked;
