/** Chooses one of several puzzles in a picture. */
@NullMarked
package dev.casilla.app.ui.common.choice;

import org.jspecify.annotations.NullMarked;
