/** How fast the solver is. */
@NullMarked
package dev.casilla.solver.bench;

import org.jspecify.annotations.NullMarked;
