/** What several screens share: base activity, messages, text size, camera permission. */
@NullMarked
package dev.casilla.app.ui.common;

import org.jspecify.annotations.NullMarked;
