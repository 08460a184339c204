/** Rules for selecting cells and writing digits and notes. */
@NullMarked
package dev.casilla.app.ui.puzzle.editor;

import org.jspecify.annotations.NullMarked;
