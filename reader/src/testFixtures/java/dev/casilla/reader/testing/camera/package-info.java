/** Lens, pose and exposure of a simulated camera. */
@NullMarked
package dev.casilla.reader.testing.camera;

import org.jspecify.annotations.NullMarked;
