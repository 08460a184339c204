/** The view model and its parts: editing, solving, pasting, loading and saving. */
@NullMarked
package dev.casilla.app.ui.puzzle.session;

import org.jspecify.annotations.NullMarked;
