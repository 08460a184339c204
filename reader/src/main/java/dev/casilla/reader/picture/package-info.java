/** Luma planes as cameras deliver them, and scaled, upright pictures of them. */
@NullMarked
package dev.casilla.reader.picture;

import org.jspecify.annotations.NullMarked;
