/** Imports and exports sheets as text and JSON. */
@NullMarked
package dev.casilla.app.data.transfer;

import org.jspecify.annotations.NullMarked;
