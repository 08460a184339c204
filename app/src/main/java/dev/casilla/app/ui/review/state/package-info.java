/** The review screen's state and view model. */
@NullMarked
package dev.casilla.app.ui.review.state;

import org.jspecify.annotations.NullMarked;
