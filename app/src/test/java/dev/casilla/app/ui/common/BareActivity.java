package dev.casilla.app.ui.common;

/** A screen with nothing on it. */
final class BareActivity extends BaseActivity {}
