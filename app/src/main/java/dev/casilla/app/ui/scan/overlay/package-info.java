/** What is drawn over the live picture. */
@NullMarked
package dev.casilla.app.ui.scan.overlay;

import org.jspecify.annotations.NullMarked;
