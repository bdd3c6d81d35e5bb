/** The server: what every part of the page has in common. Each part is a package of its own beside this one's http. */
@NullMarked
package dev.outflank.web;

import org.jspecify.annotations.NullMarked;
