/** Classes that break a rule on purpose. */
@NullMarked
package dev.casilla.architecture.violating.outer.inner;

import org.jspecify.annotations.NullMarked;
