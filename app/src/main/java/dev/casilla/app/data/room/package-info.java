/** The Room database behind the repositories, and its recovery. */
@NullMarked
package dev.casilla.app.data.room;

import org.jspecify.annotations.NullMarked;
