/**
 * Sudoku grids as values, and the solver that judges, solves and corrects them.
 *
 * <p>A cell is an {@code int} 0..80 in board order, a unit an {@code int} 0..26, a digit 1..9 and a
 * digit set a 9-bit mask (see {@link dev.casilla.solver.Digits}). Malformed text raises {@link
 * dev.casilla.solver.InvalidGridException}; an argument outside these ranges is the caller's bug
 * and, where arguments are checked, raises {@link java.lang.IllegalArgumentException} or {@link
 * java.lang.IndexOutOfBoundsException}; a puzzle without solution is an ordinary result.
 */
@NullMarked
package dev.casilla.solver;

import org.jspecify.annotations.NullMarked;
