/** Runs the articles' algorithms step by step and keeps the board that the steps describe. */
@NullMarked
package dev.casilla.solver.articles.playback;

import org.jspecify.annotations.NullMarked;
