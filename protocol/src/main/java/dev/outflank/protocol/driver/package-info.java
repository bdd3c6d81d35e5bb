/** Hand-ins that are no programs but a function or a class: a small driver of ours runs them and talks lines with us. */
@NullMarked
package dev.outflank.protocol.driver;

import org.jspecify.annotations.NullMarked;
