/** What is believed to be on a board, and the puzzle that this amounts to. */
@NullMarked
package dev.casilla.reader.reading;

import org.jspecify.annotations.NullMarked;
