/** What the plain screens have in common: a title above a column of things to read and choose. */
@NullMarked
package dev.casilla.app.page;

import org.jspecify.annotations.NullMarked;
