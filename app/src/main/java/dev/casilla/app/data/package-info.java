/** What lasts: repositories of sheets, drafts and settings. */
@NullMarked
package dev.casilla.app.data;

import org.jspecify.annotations.NullMarked;
