/** New puzzles: what kind is wanted, and having one made. */
@NullMarked
package dev.casilla.app.create;

import org.jspecify.annotations.NullMarked;
