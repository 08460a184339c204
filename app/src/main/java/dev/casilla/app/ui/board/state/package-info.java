/** What a board shows, as immutable values. */
@NullMarked
package dev.casilla.app.ui.board.state;

import org.jspecify.annotations.NullMarked;
