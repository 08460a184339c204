/** Rendered pages, screens and overlays. */
@NullMarked
package dev.casilla.reader.testing.page;

import org.jspecify.annotations.NullMarked;
