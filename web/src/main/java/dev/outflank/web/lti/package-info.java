/** LTI 1.3: sign-in from learning platforms, deep linking, class lists and marks. */
@NullMarked
package dev.outflank.web.lti;

import org.jspecify.annotations.NullMarked;
