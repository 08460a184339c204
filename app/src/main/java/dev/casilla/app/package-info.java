/** The application: what lives as long as the process, and how it is wired. */
@NullMarked
package dev.casilla.app;

import org.jspecify.annotations.NullMarked;
