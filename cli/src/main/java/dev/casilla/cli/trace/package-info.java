/** Prints the steps of the articles' algorithms. */
@NullMarked
package dev.casilla.cli.trace;

import org.jspecify.annotations.NullMarked;
