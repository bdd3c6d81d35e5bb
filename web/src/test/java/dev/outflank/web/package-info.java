@NullMarked
package dev.outflank.web;

import org.jspecify.annotations.NullMarked;
