package dev.casilla.app.data;

/**
 * The file with the sheets was damaged: it was set aside, and what could be read of it was copied.
 *
 * @param rescued how many sheets that were
 */
public record DatabaseDamage(int rescued) {}
