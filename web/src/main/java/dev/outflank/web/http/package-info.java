/** How the parts of the page speak HTTP: roles, JSON, the frame around every page, files, faults. */
@NullMarked
package dev.outflank.web.http;

import org.jspecify.annotations.NullMarked;
