@NullMarked
package dev.outflank.web.account;

import org.jspecify.annotations.NullMarked;
