/** Wings: a few cells with few candidates, one of which must hold a certain digit. */
@NullMarked
package dev.casilla.solver.hint.wing;

import org.jspecify.annotations.NullMarked;
