/** End-to-end tests in a real browser. */
@NullMarked
package dev.outflank.web.browser;

import org.jspecify.annotations.NullMarked;
