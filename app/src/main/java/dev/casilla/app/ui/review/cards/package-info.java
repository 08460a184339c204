/** The cards of the review screen. */
@NullMarked
package dev.casilla.app.ui.review.cards;

import org.jspecify.annotations.NullMarked;
