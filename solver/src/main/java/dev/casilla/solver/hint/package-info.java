/**
 * How people solve: techniques, what finds them, and hints that say what was found.
 *
 * <p>A {@link dev.casilla.solver.hint.TechniqueFinder} looks for one {@link
 * dev.casilla.solver.hint.Technique} in a {@link dev.casilla.solver.hint.grid.CandidateGrid} and
 * makes {@link dev.casilla.solver.hint.Hint}s: data to draw and to make a sentence of. {@link
 * dev.casilla.solver.hint.path.HintFinder} asks all finders, simplest technique first.
 *
 * <p>To add a technique:
 *
 * <ol>
 *   <li>Add it to {@code Technique} at its place in the order, with its level, score and HoDoKu
 *       code.
 *   <li>Write a finder in the package of its family, from the definition of the technique. One
 *       class may serve several techniques, with one instance for each. It keeps its scratch memory
 *       in fields and allocates nothing until it makes a hint. What is derived from a grid may be
 *       kept as long as the grid is the same object and its {@code changes()} are the same. A
 *       finder that looks at one digit at a time is a {@link OneDigitFinder}: most often there is
 *       nothing to find.
 *   <li>Name everything that the step rests on in the hint. Where a unit has to hold a digit, it is
 *       in {@code units}; where cells are as good as locked, they are a locked set; where one of
 *       two candidates is true, there is a strong link. The tests prove each step from these facts
 *       and the rules alone: see {@code HintVerifier}.
 *   <li>Add one line to {@code HintFinder}.
 * </ol>
 *
 * <p>The tests then run the technique's cases of the regression library, and check its hints on
 * seeded positions.
 */
@NullMarked
package dev.casilla.solver.hint;

import org.jspecify.annotations.NullMarked;
