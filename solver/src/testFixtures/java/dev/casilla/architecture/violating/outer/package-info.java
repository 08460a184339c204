/** Classes that break a rule on purpose. */
@NullMarked
package dev.casilla.architecture.violating.outer;

import org.jspecify.annotations.NullMarked;
