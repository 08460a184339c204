/** Colouring: candidates that are all true or all false together. */
@NullMarked
package dev.casilla.solver.hint.color;

import org.jspecify.annotations.NullMarked;
