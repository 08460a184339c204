/**
 * Trains the weights of the reader's network: draws cells, cuts cells from photos, trains,
 * measures. Uses libraries that do not run on a phone and is not part of any jar, so it lies
 * outside of the reader's package and its rules.
 */
@NullMarked
package dev.casilla.training;

import org.jspecify.annotations.NullMarked;
