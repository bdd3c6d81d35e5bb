/** The texts of the pages in every language: one catalogue per language, chosen by the browser or by the visitor. */
@NullMarked
package dev.outflank.web.text;

import org.jspecify.annotations.NullMarked;
