/** Measures the reader; no part of what is shipped. */
@NullMarked
package dev.casilla.reader.rig;

import org.jspecify.annotations.NullMarked;
