/** The puzzle screen: activity, title bar, home menu and navigation. */
@NullMarked
package dev.casilla.app.ui.puzzle;

import org.jspecify.annotations.NullMarked;
