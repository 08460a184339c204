/** Reads photos and formats the results as text or JSON. */
@NullMarked
package dev.casilla.cli.reading;

import org.jspecify.annotations.NullMarked;
