/** The board view: drawing, touch and accessibility. */
@NullMarked
package dev.casilla.app.ui.board;

import org.jspecify.annotations.NullMarked;
