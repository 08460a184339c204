/** The flattened board and the patches of its cells. */
@NullMarked
package dev.casilla.reader.board;

import org.jspecify.annotations.NullMarked;
