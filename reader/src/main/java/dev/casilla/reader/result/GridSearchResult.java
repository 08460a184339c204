package dev.casilla.reader.result;

/** What came of the search for a grid: at least one, perhaps one, or why there is none. */
public sealed interface GridSearchResult permits FoundGrids, FaintGrids, RejectionReason {}
