/** The app's threads, and work of which only the newest run reports. */
@NullMarked
package dev.casilla.app.concurrent;

import org.jspecify.annotations.NullMarked;
