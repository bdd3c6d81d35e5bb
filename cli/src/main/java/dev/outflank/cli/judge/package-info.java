/** Commands of a course: the server, its workers, contests, submissions and marks. */
@NullMarked
package dev.outflank.cli.judge;

import org.jspecify.annotations.NullMarked;
