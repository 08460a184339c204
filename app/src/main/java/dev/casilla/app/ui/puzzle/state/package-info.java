/** The puzzle screen's state and what is computed from it. */
@NullMarked
package dev.casilla.app.ui.puzzle.state;

import org.jspecify.annotations.NullMarked;
