/** Patterns of one digit with two links: skyscraper, two-string kite, empty rectangle. */
@NullMarked
package dev.casilla.solver.hint.pattern;

import org.jspecify.annotations.NullMarked;
