/** Finds the puzzles that a reading may show, and decides whether one of them is certain. */
@NullMarked
package dev.casilla.reader.repair;

import org.jspecify.annotations.NullMarked;
