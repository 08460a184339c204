/**
 * From a picture to the 81 cells of a printed grid: where the grid is, how the paper bends, and a
 * small upright image of each cell. What is written in the cells is not its business.
 *
 * <p>Everything here that keeps buffers is confined to one thread; values are immutable.
 */
@NullMarked
package dev.casilla.reader.vision;

import org.jspecify.annotations.NullMarked;
