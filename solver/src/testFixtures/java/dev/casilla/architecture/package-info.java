/** Architecture rules that the tests of each module check on its classes. */
@NullMarked
package dev.casilla.architecture;

import org.jspecify.annotations.NullMarked;
