/** One class for each subcommand. */
@NullMarked
package dev.casilla.cli.commands;

import org.jspecify.annotations.NullMarked;
