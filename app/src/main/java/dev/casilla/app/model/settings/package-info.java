/** The values of the settings; enum names are stored. */
@NullMarked
package dev.casilla.app.model.settings;

import org.jspecify.annotations.NullMarked;
