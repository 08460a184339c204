/** The scan screen. */
@NullMarked
package dev.casilla.app.ui.scan;

import org.jspecify.annotations.NullMarked;
