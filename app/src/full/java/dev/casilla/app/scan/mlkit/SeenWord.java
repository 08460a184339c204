package dev.casilla.app.scan.mlkit;

/**
 * Characters that stand together.
 *
 * @param text what they are taken for
 * @param left where they begin, in pixels from the line's left rim
 * @param right where they end
 * @param angle how far they are turned clockwise, in degrees
 */
record SeenWord(String text, int left, int right, float angle) {}
