/**
 * Pictures with known truth, for tests and measurements: photos where present, and rendered ones.
 */
@NullMarked
package dev.casilla.reader.testing;

import org.jspecify.annotations.NullMarked;
