/** What of a screen outlives the process. */
@NullMarked
package dev.casilla.app.saved;

import org.jspecify.annotations.NullMarked;
