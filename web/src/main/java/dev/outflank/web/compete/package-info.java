/** The contest pages and the JSON API of the judge: contests, submissions, games, staff, people, health. */
@NullMarked
package dev.outflank.web.compete;

import org.jspecify.annotations.NullMarked;
