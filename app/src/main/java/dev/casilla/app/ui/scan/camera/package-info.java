/** The camera: all of CameraX. */
@NullMarked
package dev.casilla.app.ui.scan.camera;

import org.jspecify.annotations.NullMarked;
