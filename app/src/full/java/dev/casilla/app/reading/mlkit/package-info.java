/** ML Kit as a second opinion on doubtful cells. */
@NullMarked
package dev.casilla.app.reading.mlkit;

import org.jspecify.annotations.NullMarked;
