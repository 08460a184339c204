/** Sue de Coq: two almost locked sets that meet where a block and a line cross. */
@NullMarked
package dev.casilla.solver.hint.suedecoq;

import org.jspecify.annotations.NullMarked;
