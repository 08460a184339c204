/** Fits a mesh to the lines near a candidate and chooses the grids. */
@NullMarked
package dev.casilla.reader.fit;

import org.jspecify.annotations.NullMarked;
