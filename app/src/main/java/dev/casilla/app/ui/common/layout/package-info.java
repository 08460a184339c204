/** View groups that several screens lay themselves out with. */
@NullMarked
package dev.casilla.app.ui.common.layout;

import org.jspecify.annotations.NullMarked;
