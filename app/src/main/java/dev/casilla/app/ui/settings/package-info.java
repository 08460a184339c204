/** The settings screen, the about screen and the licence. */
@NullMarked
package dev.casilla.app.ui.settings;

import org.jspecify.annotations.NullMarked;
