/** A second opinion on doubtful digits, from a reader of text. */
@NullMarked
package dev.casilla.reader.opinion;

import org.jspecify.annotations.NullMarked;
