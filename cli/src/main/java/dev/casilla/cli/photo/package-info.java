/** Pictures in files: decoded, turned as the camera was held, and drawn into. */
@NullMarked
package dev.casilla.cli.photo;

import org.jspecify.annotations.NullMarked;
