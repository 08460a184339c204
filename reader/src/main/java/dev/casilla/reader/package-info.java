/** From a picture of a printed puzzle to a reading of it. */
@NullMarked
package dev.casilla.reader;

import org.jspecify.annotations.NullMarked;
