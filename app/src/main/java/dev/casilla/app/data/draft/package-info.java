/** Byte and text forms of drafts, and the undo stack of their edits. */
@NullMarked
package dev.casilla.app.data.draft;

import org.jspecify.annotations.NullMarked;
