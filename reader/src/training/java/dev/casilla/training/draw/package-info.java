/** Draws cells with fonts, pens and grid lines. */
@NullMarked
package dev.casilla.training.draw;

import org.jspecify.annotations.NullMarked;
