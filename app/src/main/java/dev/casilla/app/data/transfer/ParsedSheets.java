package dev.casilla.app.data.transfer;

import dev.casilla.app.data.NewSheetBatch;

/**
 * What a text holds. Whoever has taken in the arrivals closes them.
 *
 * @param arrivals its sheets, at least one
 * @param malformed how many more could not be read
 */
public record ParsedSheets(NewSheetBatch arrivals, int malformed) {}
