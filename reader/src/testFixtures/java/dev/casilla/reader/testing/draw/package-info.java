/** Draws what stands on a page. */
@NullMarked
package dev.casilla.reader.testing.draw;

import org.jspecify.annotations.NullMarked;
