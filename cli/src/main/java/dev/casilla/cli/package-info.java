/** Casilla on the command line. A class that says nothing of threads is confined to one. */
@NullMarked
package dev.casilla.cli;

import org.jspecify.annotations.NullMarked;
