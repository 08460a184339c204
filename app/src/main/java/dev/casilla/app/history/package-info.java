/** The history: every sheet that was kept, to be found, opened, deleted, exported and imported. */
@NullMarked
package dev.casilla.app.history;

import org.jspecify.annotations.NullMarked;
