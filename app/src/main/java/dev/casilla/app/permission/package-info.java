/** What may be done with the device's camera, and what a refusal means. */
@NullMarked
package dev.casilla.app.permission;

import org.jspecify.annotations.NullMarked;
