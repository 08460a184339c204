/**
 * Classifies the content of cells: a small network for single patches, the calibration of its
 * output, and the orientation of the board.
 *
 * <p>Classes with buffers are confined to one thread; weights and values are immutable.
 */
@NullMarked
package dev.casilla.reader.digits;

import org.jspecify.annotations.NullMarked;
