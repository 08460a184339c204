/** Small scanners for JSON and XML. */
@NullMarked
package dev.casilla.solver.text.markup;

import org.jspecify.annotations.NullMarked;
