/** Import and export from the history. */
@NullMarked
package dev.casilla.app.ui.history.transfer;

import org.jspecify.annotations.NullMarked;
