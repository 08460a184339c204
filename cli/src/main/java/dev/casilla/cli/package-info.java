/** Casilla on the command line. */
@NullMarked
package dev.casilla.cli;

import org.jspecify.annotations.NullMarked;
