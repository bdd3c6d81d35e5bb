/** HTTP support shared by all parts of the site: access control, JSON, page layout, assets, error responses. */
@NullMarked
package dev.outflank.web.http;

import org.jspecify.annotations.NullMarked;
