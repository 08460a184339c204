/** Lines seen on a flattened board, and what proves or disproves a grid. */
@NullMarked
package dev.casilla.reader.evidence;

import org.jspecify.annotations.NullMarked;
