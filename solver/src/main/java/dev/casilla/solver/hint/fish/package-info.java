/** Fish: units that hold a digit, and as many units that cross them. */
@NullMarked
package dev.casilla.solver.hint.fish;

import org.jspecify.annotations.NullMarked;
