/** Analysis of games and positions. The server stores nothing: each request contains its game. */
@NullMarked
package dev.outflank.web.analyse;

import org.jspecify.annotations.NullMarked;
