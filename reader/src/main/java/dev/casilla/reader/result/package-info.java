/** What the search for grids returns: grids found, faint or rejected, and why. */
@NullMarked
package dev.casilla.reader.result;

import org.jspecify.annotations.NullMarked;
