package dev.casilla.reader.digits.orientation;

/**
 * The orientation of a board.
 *
 * @param quarterTurns clockwise quarter turns, 0 to 3, that make it upright
 * @param isMirrored whether it reads better mirrored, so that it is not a photo of a page
 */
public record BoardOrientation(int quarterTurns, boolean isMirrored) {}
