/** Learning platforms that are connected by LTI 1.3, and the links in their courses that lead to contests. */
@NullMarked
package dev.outflank.judge.lti;

import org.jspecify.annotations.NullMarked;
