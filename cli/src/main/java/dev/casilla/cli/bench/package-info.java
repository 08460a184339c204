/** Times the engine and checks its solutions. */
@NullMarked
package dev.casilla.cli.bench;

import org.jspecify.annotations.NullMarked;
