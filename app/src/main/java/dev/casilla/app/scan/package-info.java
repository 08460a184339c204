/** The scan screen: a camera's frames come in, a reading to look over comes out. */
@NullMarked
package dev.casilla.app.scan;

import org.jspecify.annotations.NullMarked;
