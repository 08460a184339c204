package dev.casilla.solver.articles.trace;

import dev.casilla.solver.Grid;

/**
 * One step of an algorithm, for a screen to play. Immutable.
 *
 * @param cell the cell it happens in
 * @param digit the digit it is about, or {@link Grid#NO_DIGIT} where a cell has none left
 * @param rule by which rule, and so with which effect
 * @param reason what it follows from
 * @param depth how many choices the step stands on: 0 where everything follows from the clues; a
 *     choice and its taking back count themselves
 */
public record Step(int cell, int digit, Rule rule, Reason reason, int depth) {}
