/** A second opinion by ML Kit: nothing else in the app knows that library. */
@NullMarked
package dev.casilla.app.scan.mlkit;

import org.jspecify.annotations.NullMarked;
