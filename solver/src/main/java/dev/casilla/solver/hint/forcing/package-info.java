/**
 * Forcing chains and nets: what follows from taking a candidate for true or false, up to a
 * contradiction, or to something that follows whichever candidate of a cell or unit is true.
 *
 * <p>{@link dev.casilla.solver.hint.forcing.NetState} draws the conclusions. Chains use only cells
 * and units with two candidates, so that each conclusion has one reason; nets use all; nested nets
 * also try all candidates of a cell or unit, and with them every puzzle with one solution is
 * solved.
 */
@NullMarked
package dev.casilla.solver.hint.forcing;

import org.jspecify.annotations.NullMarked;
