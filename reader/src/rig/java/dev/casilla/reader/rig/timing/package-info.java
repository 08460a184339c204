/** CPU time and memory of a reading. */
@NullMarked
package dev.casilla.reader.rig.timing;

import org.jspecify.annotations.NullMarked;
