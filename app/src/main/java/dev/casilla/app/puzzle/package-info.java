/** The puzzle screen: a grid comes in, its verdict comes out. */
@NullMarked
package dev.casilla.app.puzzle;

import org.jspecify.annotations.NullMarked;
