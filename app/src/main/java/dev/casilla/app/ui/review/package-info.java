/** The review screen: compares a reading with its photo. */
@NullMarked
package dev.casilla.app.ui.review;

import org.jspecify.annotations.NullMarked;
