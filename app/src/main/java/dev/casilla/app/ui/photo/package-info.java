/** The photo screen. */
@NullMarked
package dev.casilla.app.ui.photo;

import org.jspecify.annotations.NullMarked;
