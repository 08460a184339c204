/** Sheets that come in from other apps and go out to them. */
@NullMarked
package dev.casilla.app.share;

import org.jspecify.annotations.NullMarked;
