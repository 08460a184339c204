/** The content of each cell of a board, as read from one or more pictures. */
@NullMarked
package dev.casilla.reader.reading;

import org.jspecify.annotations.NullMarked;
