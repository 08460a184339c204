/** The grid that techniques are looked for in, and sets of its cells. */
@NullMarked
package dev.casilla.solver.hint.grid;

import org.jspecify.annotations.NullMarked;
