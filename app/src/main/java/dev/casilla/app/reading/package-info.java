/** Turns readings into drafts. */
@NullMarked
package dev.casilla.app.reading;

import org.jspecify.annotations.NullMarked;
