/** Draws the content of a page. */
@NullMarked
package dev.casilla.reader.testing.draw;

import org.jspecify.annotations.NullMarked;
