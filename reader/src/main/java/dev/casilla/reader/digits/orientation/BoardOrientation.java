package dev.casilla.reader.digits.orientation;

/**
 * How a board lies.
 *
 * @param quarterTurns clockwise, 0 to 3, that make it stand upright
 * @param isMirrored whether it reads better in a mirror: no photo of a page, then
 */
public record BoardOrientation(int quarterTurns, boolean isMirrored) {}
