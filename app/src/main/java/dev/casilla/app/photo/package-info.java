/** The photo screen: a photo from anywhere comes in, a reading to look over comes out. */
@NullMarked
package dev.casilla.app.photo;

import org.jspecify.annotations.NullMarked;
