/** Classes that break a rule on purpose. */
@NullMarked
package dev.casilla.architecture.violating.deep.below.left;

import org.jspecify.annotations.NullMarked;
