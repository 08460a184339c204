package dev.casilla.app.data;

/**
 * The database file was damaged: it was set aside, and its readable sheets were copied.
 *
 * @param rescued how many sheets were copied
 */
public record DatabaseDamage(int rescued) {}
