/** Tells print and handwriting apart by style. */
@NullMarked
package dev.casilla.reader.handwriting;

import org.jspecify.annotations.NullMarked;
