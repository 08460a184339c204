/** Standard output and error, output formats, progress and the exit code. */
@NullMarked
package dev.casilla.cli.output;

import org.jspecify.annotations.NullMarked;
