/** The opening explorer: moves played in the games of the server's database, and a search for games. */
@NullMarked
package dev.outflank.web.explore;

import org.jspecify.annotations.NullMarked;
