/** Full houses, naked and hidden singles. */
@NullMarked
package dev.casilla.solver.hint.single;

import org.jspecify.annotations.NullMarked;
