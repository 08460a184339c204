/** Reads and writes documents of other apps within limits. */
@NullMarked
package dev.casilla.app.data.transfer.document;

import org.jspecify.annotations.NullMarked;
