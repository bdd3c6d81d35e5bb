@NullMarked
package dev.outflank.web.lti;

import org.jspecify.annotations.NullMarked;
