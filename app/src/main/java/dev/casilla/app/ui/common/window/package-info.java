/** System bars and folds of the window. */
@NullMarked
package dev.casilla.app.ui.common.window;

import org.jspecify.annotations.NullMarked;
