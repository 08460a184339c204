package dev.casilla.reader.result;

/** The result of a search for grids: found grids, faint grids, or the reason why there is none. */
public sealed interface GridSearchResult permits FoundGrids, FaintGrids, RejectionReason {}
