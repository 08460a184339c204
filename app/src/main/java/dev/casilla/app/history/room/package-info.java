/** Keeps sheets in a database. */
@NullMarked
package dev.casilla.app.history.room;

import org.jspecify.annotations.NullMarked;
