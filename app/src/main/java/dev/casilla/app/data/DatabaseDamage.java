package dev.casilla.app.data;

/** The damaged database file was set aside, and {@code rescued} readable sheets were copied. */
public record DatabaseDamage(int rescued) {}
