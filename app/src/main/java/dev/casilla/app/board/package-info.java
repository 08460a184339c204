/** The board: one immutable state, drawn and described. */
@NullMarked
package dev.casilla.app.board;

import org.jspecify.annotations.NullMarked;
