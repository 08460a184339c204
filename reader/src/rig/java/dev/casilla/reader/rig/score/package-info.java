/** The rows of the report, and the error budgets that they must keep. */
@NullMarked
package dev.casilla.reader.rig.score;

import org.jspecify.annotations.NullMarked;
