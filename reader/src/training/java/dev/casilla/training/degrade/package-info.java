/** What paper, lens and file formats do to a drawn cell. */
@NullMarked
package dev.casilla.training.degrade;

import org.jspecify.annotations.NullMarked;
