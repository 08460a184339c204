/** What surrounds a run: terminal, clock, random seeds and translated messages. */
@NullMarked
package dev.casilla.cli.environment;

import org.jspecify.annotations.NullMarked;
