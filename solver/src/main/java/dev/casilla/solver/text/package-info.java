/**
 * Puzzles in and out of the text forms people paste and programs exchange; {@link
 * dev.casilla.solver.text.PuzzleText} is the door.
 *
 * <p>Whatever is wrong with a text is a {@link dev.casilla.solver.InvalidGridException} that names
 * the position and the character; time is linear in the text's length.
 */
@NullMarked
package dev.casilla.solver.text;

import org.jspecify.annotations.NullMarked;
