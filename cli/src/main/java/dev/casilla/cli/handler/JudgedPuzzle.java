package dev.casilla.cli.handler;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Verdict;
import java.util.List;

/**
 * A puzzle that was judged.
 *
 * @param count how many solutions it has
 * @param corrections what would make a proper puzzle of one without solution, the likeliest first
 */
record JudgedPuzzle(
    SourceLocation place,
    Grid puzzle,
    Verdict verdict,
    SolutionCount count,
    List<Correction> corrections) {}
