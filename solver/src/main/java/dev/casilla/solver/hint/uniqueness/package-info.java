/**
 * Techniques that rest on the puzzle having exactly one solution.
 *
 * <p>A deadly pattern is a set of cells, none of them given, with two digits each, such that every
 * unit holds each of these digits twice or not at all. If the solution had only pattern digits
 * there, swapping the two digits of each cell would give another solution. So at least one of the
 * other candidates, the fins, is true.
 */
@NullMarked
package dev.casilla.solver.hint.uniqueness;

import org.jspecify.annotations.NullMarked;
