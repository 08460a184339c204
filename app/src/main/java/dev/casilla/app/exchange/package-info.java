/** Sheets in files and texts that leave Casilla and come back. */
@NullMarked
package dev.casilla.app.exchange;

import org.jspecify.annotations.NullMarked;
