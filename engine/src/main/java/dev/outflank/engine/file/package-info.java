/** Reading and writing the engine's data files. */
@NullMarked
package dev.outflank.engine.file;

import org.jspecify.annotations.NullMarked;
