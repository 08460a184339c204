/**
 * Reads and writes puzzles in the text formats that people paste and programs exchange; {@link
 * dev.casilla.solver.text.PuzzleText} is the entry point.
 *
 * <p>An error in a text raises a {@link dev.casilla.solver.InvalidGridException} with the position
 * and the character; time is linear in the text's length.
 */
@NullMarked
package dev.casilla.solver.text;

import org.jspecify.annotations.NullMarked;
