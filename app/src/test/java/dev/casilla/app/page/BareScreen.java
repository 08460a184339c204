package dev.casilla.app.page;

/** A screen with nothing on it. */
final class BareScreen extends Screen {}
