/** The rows of the history. */
@NullMarked
package dev.casilla.app.ui.history.list;

import org.jspecify.annotations.NullMarked;
