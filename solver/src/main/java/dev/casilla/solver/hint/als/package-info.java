/**
 * Almost locked sets: cells of a unit with one digit more than cells.
 *
 * <p>If one of its digits is not in it, all others are. Two sets have a restricted common digit if
 * all places for it in one set see all places for it in the other: then it is not in both.
 */
@NullMarked
package dev.casilla.solver.hint.als;

import org.jspecify.annotations.NullMarked;
