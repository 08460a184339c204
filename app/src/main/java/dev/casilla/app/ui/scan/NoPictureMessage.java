package dev.casilla.app.ui.scan;

import androidx.annotation.DrawableRes;

/**
 * Why there is no picture, in words.
 *
 * @param button what the main button is called; empty where there is no remedy
 */
record NoPictureMessage(
    @DrawableRes int icon, String title, String text, NoPictureAction remedy, String button) {}
