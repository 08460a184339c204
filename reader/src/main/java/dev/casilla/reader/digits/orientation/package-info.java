/** Finds which way up a board stands. */
@NullMarked
package dev.casilla.reader.digits.orientation;

import org.jspecify.annotations.NullMarked;
