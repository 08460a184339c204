/**
 * What screens have in common: a title above a column of things to read and choose, and messages
 * that look like what they say.
 */
@NullMarked
package dev.casilla.app.page;

import org.jspecify.annotations.NullMarked;
