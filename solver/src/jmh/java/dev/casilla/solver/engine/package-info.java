/** Benchmarks that use package-private classes of the engine. */
@NullMarked
package dev.casilla.solver.engine;

import org.jspecify.annotations.NullMarked;
