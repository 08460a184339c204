/** Reads the frames of the live camera. */
@NullMarked
package dev.casilla.app.reading.frame;

import org.jspecify.annotations.NullMarked;
