package dev.casilla.app.ui.common;

/** An activity without content. */
final class BareActivity extends BaseActivity {}
