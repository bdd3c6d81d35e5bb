/** Games and positions looked at: values, mistakes, practice. The server keeps nothing: a request brings its game. */
@NullMarked
package dev.outflank.web.analyse;

import org.jspecify.annotations.NullMarked;
