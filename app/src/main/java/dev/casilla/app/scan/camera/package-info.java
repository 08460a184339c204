/** The camera, by CameraX: nothing else in the app knows that library. */
@NullMarked
package dev.casilla.app.scan.camera;

import org.jspecify.annotations.NullMarked;
