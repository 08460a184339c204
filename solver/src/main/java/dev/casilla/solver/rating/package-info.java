/** How hard a puzzle is to solve by hand. */
@NullMarked
package dev.casilla.solver.rating;

import org.jspecify.annotations.NullMarked;
