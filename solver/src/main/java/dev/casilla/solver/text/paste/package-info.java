/** Reads one board out of pasted text and keeps the position of each character. */
@NullMarked
package dev.casilla.solver.text.paste;

import org.jspecify.annotations.NullMarked;
