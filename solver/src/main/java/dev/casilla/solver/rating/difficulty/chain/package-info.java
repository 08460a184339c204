/** The chains and nets of Sudoku Explainer's scale, whose difficulty grows with their length. */
@NullMarked
package dev.casilla.solver.rating.difficulty.chain;

import org.jspecify.annotations.NullMarked;
