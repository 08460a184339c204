/** The app's threads, tasks that report only their newest run, and the log of failures. */
@NullMarked
package dev.casilla.app.concurrent;

import org.jspecify.annotations.NullMarked;
