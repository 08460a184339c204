/** What a person chose, and the screen to choose it on. */
@NullMarked
package dev.casilla.app.settings;

import org.jspecify.annotations.NullMarked;
