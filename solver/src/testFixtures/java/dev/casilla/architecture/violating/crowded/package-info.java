/** Classes that break a rule on purpose. */
@NullMarked
package dev.casilla.architecture.violating.crowded;

import org.jspecify.annotations.NullMarked;
