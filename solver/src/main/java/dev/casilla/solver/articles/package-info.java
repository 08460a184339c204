/** The articles' algorithms, written to be read and traced. */
@NullMarked
package dev.casilla.solver.articles;

import org.jspecify.annotations.NullMarked;
