package dev.casilla.app.scan;

import androidx.annotation.DrawableRes;

/**
 * Why there is no picture, in words.
 *
 * @param button what the main button is called; empty where there is no remedy
 */
record CardText(@DrawableRes int icon, String title, String text, Remedy remedy, String button) {}
