package dev.casilla.reader.repair;

/**
 * A cell in which a repaired puzzle differs from the reading.
 *
 * @param cell the cell
 * @param from the given that was read, 0 for none
 * @param to the given of the repaired puzzle, 0 for none
 */
public record GivenChange(int cell, int from, int to) {}
