/** Binarization, noise, ink bitmaps and their connected components. */
@NullMarked
package dev.casilla.reader.ink;

import org.jspecify.annotations.NullMarked;
