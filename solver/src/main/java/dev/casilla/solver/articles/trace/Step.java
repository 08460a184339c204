package dev.casilla.solver.articles.trace;

import dev.casilla.solver.Grid;

/**
 * One step of an algorithm. Immutable.
 *
 * @param cell the cell of the step
 * @param digit the digit of the step, or {@link Grid#NO_DIGIT} where a cell has none left
 * @param rule the rule, which has an effect on the board
 * @param reason the cause of the step
 * @param depth the number of guesses on the board, 0 where everything follows from the clues; a
 *     guess and its backtracking count themselves
 */
public record Step(int cell, int digit, Rule rule, Reason reason, int depth) {}
