/** Keypad, tools, action buttons and message card. */
@NullMarked
package dev.casilla.app.ui.puzzle.controls;

import org.jspecify.annotations.NullMarked;
