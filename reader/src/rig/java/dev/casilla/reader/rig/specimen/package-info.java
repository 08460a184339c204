/** Pictures with known truth: photos and rendered pages. */
@NullMarked
package dev.casilla.reader.rig.specimen;

import org.jspecify.annotations.NullMarked;
