/** From arguments, files and standard input to batches of puzzles with their source locations. */
@NullMarked
package dev.casilla.cli.input;

import org.jspecify.annotations.NullMarked;
