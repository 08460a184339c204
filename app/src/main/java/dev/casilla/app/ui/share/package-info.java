/** Shares sheets with other apps and receives them. */
@NullMarked
package dev.casilla.app.ui.share;

import org.jspecify.annotations.NullMarked;
