/** Images with known truth for tests and measurements: photos if present, and rendered pages. */
@NullMarked
package dev.casilla.reader.testing;

import org.jspecify.annotations.NullMarked;
