@NullMarked
package dev.outflank.web.http;

import org.jspecify.annotations.NullMarked;
