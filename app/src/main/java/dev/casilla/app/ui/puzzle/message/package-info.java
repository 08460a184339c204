/** Messages of the puzzle screen and their text. */
@NullMarked
package dev.casilla.app.ui.puzzle.message;

import org.jspecify.annotations.NullMarked;
