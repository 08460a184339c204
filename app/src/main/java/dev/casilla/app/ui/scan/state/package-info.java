/** The scan screen's state and view model. */
@NullMarked
package dev.casilla.app.ui.scan.state;

import org.jspecify.annotations.NullMarked;
