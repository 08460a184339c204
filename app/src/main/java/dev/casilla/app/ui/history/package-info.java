/** The history screen. */
@NullMarked
package dev.casilla.app.ui.history;

import org.jspecify.annotations.NullMarked;
