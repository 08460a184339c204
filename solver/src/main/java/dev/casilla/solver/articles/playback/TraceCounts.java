package dev.casilla.solver.articles.playback;

/**
 * How much an algorithm has done so far. Immutable.
 *
 * @param steps all steps
 * @param placements digits placed by a rule, clues among them
 * @param eliminations candidates removed
 * @param guesses digits tried
 * @param deadEnds contradictions met
 * @param backtracks guesses undone
 * @param maxDepth the largest number of guesses that were on the board at once
 */
public record TraceCounts(
    long steps,
    long placements,
    long eliminations,
    long guesses,
    long deadEnds,
    long backtracks,
    int maxDepth) {}
