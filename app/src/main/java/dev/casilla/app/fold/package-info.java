/** Devices that fold: where a window is in two parts. */
@NullMarked
package dev.casilla.app.fold;

import org.jspecify.annotations.NullMarked;
