/** Labelled cells, drawn and cut from photos. */
@NullMarked
package dev.casilla.training.cells;

import org.jspecify.annotations.NullMarked;
