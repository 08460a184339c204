/** Benchmarks of the solver. */
@NullMarked
package dev.casilla.solver.bench;

import org.jspecify.annotations.NullMarked;
