/** Quads that may be grids, from outlines and from lattices of cells. */
@NullMarked
package dev.casilla.reader.candidate;

import org.jspecify.annotations.NullMarked;
