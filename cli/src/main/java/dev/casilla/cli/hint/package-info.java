/** Tells how people solve a puzzle: steps, ratings and tests of techniques. */
@NullMarked
package dev.casilla.cli.hint;

import org.jspecify.annotations.NullMarked;
