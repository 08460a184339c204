/** Generates puzzles. */
@NullMarked
package dev.casilla.solver.generator;

import org.jspecify.annotations.NullMarked;
