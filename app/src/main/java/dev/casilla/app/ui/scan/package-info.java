/** The scan screen and what it draws over the picture. */
@NullMarked
package dev.casilla.app.ui.scan;

import org.jspecify.annotations.NullMarked;
