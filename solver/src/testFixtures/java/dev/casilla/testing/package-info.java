/** What the tests of all modules share. */
@NullMarked
package dev.casilla.testing;

import org.jspecify.annotations.NullMarked;
