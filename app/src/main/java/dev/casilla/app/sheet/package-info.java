/** A puzzle on paper: what is printed, what is written in, and where it is kept. */
@NullMarked
package dev.casilla.app.sheet;

import org.jspecify.annotations.NullMarked;
