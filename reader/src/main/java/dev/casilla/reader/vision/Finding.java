package dev.casilla.reader.vision;

/** What came of the search for a grid: at least one, perhaps one, or why there is none. */
public sealed interface Finding permits FoundGrids, FaintGrids, Rejection {}
