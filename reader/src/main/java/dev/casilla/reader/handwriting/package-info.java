/** Separates print from handwriting by style. */
@NullMarked
package dev.casilla.reader.handwriting;

import org.jspecify.annotations.NullMarked;
