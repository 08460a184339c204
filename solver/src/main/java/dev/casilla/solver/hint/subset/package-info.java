/** Locked candidates and subsets. */
@NullMarked
package dev.casilla.solver.hint.subset;

import org.jspecify.annotations.NullMarked;
