/** Logs failures that the app recovers from. */
@NullMarked
package dev.casilla.app.log;

import org.jspecify.annotations.NullMarked;
