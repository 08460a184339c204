/**
 * Makes the weights of the reader's network: draws cells, cuts cells from photos, trains, measures.
 * Needs much that a phone does not have, and is in no jar; so it is no part of the reader's
 * package, whose rules it would break.
 */
@NullMarked
package dev.casilla.training;

import org.jspecify.annotations.NullMarked;
