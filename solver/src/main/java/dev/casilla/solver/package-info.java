/**
 * Sudoku as values and the articles' algorithms over them, readable and traced.
 *
 * <p>A cell is an {@code int} 0..80 in board order, a unit an {@code int} 0..26, a digit 1..9 and a
 * digit set a 9-bit mask (see {@link dev.casilla.solver.Digits}). Malformed text raises {@link
 * dev.casilla.solver.InvalidGridException}; an argument outside these ranges is the caller's bug
 * and, where arguments are checked, raises {@link java.lang.IllegalArgumentException} or {@link
 * java.lang.IndexOutOfBoundsException}; that a puzzle has no solution is an ordinary result.
 */
@NullMarked
package dev.casilla.solver;

import org.jspecify.annotations.NullMarked;
