/** The bitboard engine that answers: counts and finds solutions without allocating. */
@NullMarked
package dev.casilla.solver.engine;

import org.jspecify.annotations.NullMarked;
