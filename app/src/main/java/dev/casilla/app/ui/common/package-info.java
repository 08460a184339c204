/** What several screens share: base activity, messages, text size. */
@NullMarked
package dev.casilla.app.ui.common;

import org.jspecify.annotations.NullMarked;
