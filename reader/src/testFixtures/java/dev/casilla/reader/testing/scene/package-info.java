/** Plain puzzles in difficult but ordinary scenes, in images of 600×600 pixels. */
@NullMarked
package dev.casilla.reader.testing.scene;

import org.jspecify.annotations.NullMarked;
