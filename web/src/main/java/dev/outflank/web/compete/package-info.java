/** The judge's pages and its interface for programs: contests, uploads, games, staff, people, health. */
@NullMarked
package dev.outflank.web.compete;

import org.jspecify.annotations.NullMarked;
