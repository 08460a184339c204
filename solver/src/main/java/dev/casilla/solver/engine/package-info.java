/**
 * The bitboard engine: counts and finds solutions without allocating. Internal: callers use {@code
 * dev.casilla.solver.Solver} and {@code Solutions}; {@code FastSolver} is public for the other
 * packages of Casilla and may change in any version.
 *
 * <h2>The board</h2>
 *
 * A band is three rows, and each row has three mini-rows of three cells, one in each block. For
 * each digit there are three planes of 27 bits, one bit for each mini-row: plane 0 holds the
 * digit's candidates in left cells, plane 1 in middle cells, plane 2 in right cells.
 *
 * <pre>
 *              block 1          block 2          block 3
 *   row A   | p0  p1  p2 |   | p0  p1  p2 |   | p0  p1  p2 |    bits 0 1 2
 *   row B   | p0  p1  p2 |   | p0  p1  p2 |   | p0  p1  p2 |    bits 3 4 5     band 1
 *   row C   | p0  p1  p2 |   | p0  p1  p2 |   | p0  p1  p2 |    bits 6 7 8
 *   rows D to F                                                bits 9 to 17   band 2
 *   rows G to I                                                bits 18 to 26  band 3
 * </pre>
 *
 * <h2>A worked example</h2>
 *
 * Digit 5 is possible in A1, A2, A4, B4 and C8 of band 1 only:
 *
 * <pre>
 *              block 1   block 2   block 3        open mini-rows     kept and forced
 *   row A       5 5 .     5 . .     . . .          1 1 0              1 0 0
 *   row B       . . .     5 . .     . . .          0 1 0              0 1 0
 *   row C       . . .     . . .     . 5 .          0 0 1              0 0 1
 * </pre>
 *
 * A1 is bit 0 of plane 0, A2 bit 0 of plane 1, A4 bit 1 and B4 bit 4 of plane 0, C8 bit 8 of plane
 * 1. The open mini-rows are 0, 1, 4 and 8. The digit needs one mini-row in each row and in each
 * block; there are six such arrangements of three, and only 0, 4, 8 fits. {@code BandArrangements}
 * looks that up by the nine bits: mini-row 1 is removed (A4 is no candidate any more), and 0, 4 and
 * 8 are forced. B4 and C8 are the only candidates of forced mini-rows, so they are solved. Block 1
 * still has two cells. The same tables serve the three stacks of columns.
 *
 * <h2>A search</h2>
 *
 * {@code BitBoard.propagate} applies the tables to each digit that lost a candidate, {@code
 * fillNakedSingles} and {@code settleMiniLines} count candidates of all cells and mini-lines at
 * once with {@code BitSlicedCounter}, and {@code BranchSelector} chooses what to guess when nothing
 * more follows.
 *
 * <h2>Sources</h2>
 *
 * Digit by digit and band by band with lookups: <a
 * href="https://github.com/dobrichev/fsss2">fsss2</a> and JCZSolve (forum.enjoysudoku.com, thread
 * <em>3.77us Solver</em>). Counting the digits of a mini-line and branching on the tightest band:
 * <a href="https://github.com/t-dillon/tdoku">tdoku</a>. The planes, the lazy elimination, the
 * adder and the pairing of solutions are Casilla's own.
 */
@NullMarked
package dev.casilla.solver.engine;

import org.jspecify.annotations.NullMarked;
