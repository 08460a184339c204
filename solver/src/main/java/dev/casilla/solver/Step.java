package dev.casilla.solver;

/**
 * One step of an algorithm, for a screen to play. Immutable.
 *
 * @param cell the cell it happens in
 * @param digit the digit it is about, or {@link Grid#NO_DIGIT} where a cell has none left
 * @param rule by which rule, and so with which effect
 * @param why what it follows from
 * @param depth how many choices the step stands on: 0 where everything follows from the clues; a
 *     choice and its taking back count themselves
 */
public record Step(int cell, int digit, Rule rule, Why why, int depth) {}
