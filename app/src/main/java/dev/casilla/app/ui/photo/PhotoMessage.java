package dev.casilla.app.ui.photo;

import androidx.annotation.DrawableRes;

/**
 * What there is to say, in words.
 *
 * @param fact what is the case
 * @param advice what to do; may be empty
 */
record PhotoMessage(@DrawableRes int icon, String fact, String advice) {}
