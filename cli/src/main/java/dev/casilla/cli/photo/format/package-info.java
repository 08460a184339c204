/** Headers of image files: size, orientation and completeness. */
@NullMarked
package dev.casilla.cli.photo.format;

import org.jspecify.annotations.NullMarked;
