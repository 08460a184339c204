/** Rows of counts, and the budgets they must keep. */
@NullMarked
package dev.casilla.reader.rig.score;

import org.jspecify.annotations.NullMarked;
