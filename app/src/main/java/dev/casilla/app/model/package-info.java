/** Sheets, edits and drafts as plain Java values. */
@NullMarked
package dev.casilla.app.model;

import org.jspecify.annotations.NullMarked;
