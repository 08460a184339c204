/** Which technique comes next. */
@NullMarked
package dev.casilla.solver.hint.path;

import org.jspecify.annotations.NullMarked;
