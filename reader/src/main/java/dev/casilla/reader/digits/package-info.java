/**
 * What is in a cell: a small network that looks at one patch at a time, how far it can be trusted,
 * and which way up the board stands.
 *
 * <p>What keeps buffers is confined to one thread; weights and values are immutable.
 */
@NullMarked
package dev.casilla.reader.digits;

import org.jspecify.annotations.NullMarked;
