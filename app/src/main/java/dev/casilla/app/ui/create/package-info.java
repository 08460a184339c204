/** The screen that makes new puzzles. */
@NullMarked
package dev.casilla.app.ui.create;

import org.jspecify.annotations.NullMarked;
