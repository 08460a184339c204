/** The puzzles that a reading may be of, and whether one of them is certain. */
@NullMarked
package dev.casilla.reader.repair;

import org.jspecify.annotations.NullMarked;
