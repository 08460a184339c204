package dev.casilla.reader.repair;

/**
 * A cell in which a repair differs from what was read.
 *
 * @param cell which cell
 * @param from the given that was read, 0 for none
 * @param to the given that the repair puts there, 0 for none
 */
public record GivenChange(int cell, int from, int to) {}
