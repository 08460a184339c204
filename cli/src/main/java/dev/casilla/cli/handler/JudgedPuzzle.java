package dev.casilla.cli.handler;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Verdict;
import java.util.List;

/**
 * A puzzle with its verdict.
 *
 * @param count the number of its solutions
 * @param corrections for a puzzle without solution: one-cell changes that leave exactly one
 *     solution, likeliest first
 */
record JudgedPuzzle(
    SourceLocation location,
    Grid puzzle,
    Verdict verdict,
    SolutionCount count,
    List<Correction> corrections) {}
