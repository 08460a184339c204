/** Handles one puzzle for solve, check and convert, and formats verdicts. */
@NullMarked
package dev.casilla.cli.handler;

import org.jspecify.annotations.NullMarked;
