/** Opens photos and reads the puzzles in them. */
@NullMarked
package dev.casilla.app.reading.photo;

import org.jspecify.annotations.NullMarked;
