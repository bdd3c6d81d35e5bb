/** The web server. Each part of the site (play, analyse, learn, compete, account) is a package; they share http. */
@NullMarked
package dev.outflank.web;

import org.jspecify.annotations.NullMarked;
