/** Reports of how well the network reads. */
@NullMarked
package dev.casilla.training.score;

import org.jspecify.annotations.NullMarked;
