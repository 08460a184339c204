package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Arrivals;

/**
 * What a text holds. Whoever has taken in the arrivals closes them.
 *
 * @param arrivals its sheets, at least one
 * @param malformed how many more could not be read
 */
public record Incoming(Arrivals arrivals, int malformed) {}
