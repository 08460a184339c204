/** The camera permission and what a refusal means. */
@NullMarked
package dev.casilla.app.ui.common.permission;

import org.jspecify.annotations.NullMarked;
