/** What the techniques of one difficulty share: a stage of the rating, and what it removes. */
@NullMarked
package dev.casilla.solver.rating.difficulty.stage;

import org.jspecify.annotations.NullMarked;
