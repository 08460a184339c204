/** The steps that an algorithm reports while it runs. */
@NullMarked
package dev.casilla.solver.articles.trace;

import org.jspecify.annotations.NullMarked;
