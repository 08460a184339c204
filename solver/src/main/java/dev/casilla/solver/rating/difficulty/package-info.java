/**
 * How hard the hardest step of a puzzle is, on the scale of Sudoku Explainer.
 *
 * <p>Each {@link dev.casilla.solver.rating.difficulty.stage.Stage} knows techniques of similar
 * difficulty; {@link dev.casilla.solver.rating.difficulty.DifficultyRater} asks them in order.
 */
@NullMarked
package dev.casilla.solver.rating.difficulty;

import org.jspecify.annotations.NullMarked;
