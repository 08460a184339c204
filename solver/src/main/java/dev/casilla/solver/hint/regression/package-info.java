/** Tests of techniques in HoDoKu's regression format. */
@NullMarked
package dev.casilla.solver.hint.regression;

import org.jspecify.annotations.NullMarked;
