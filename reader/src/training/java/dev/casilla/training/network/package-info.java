/** The network while it is trained, and the export of its weights. */
@NullMarked
package dev.casilla.training.network;

import org.jspecify.annotations.NullMarked;
