package dev.casilla.app.architecture.violating.flavour.reading.mlkit;

/** Stands for what one flavour alone has. */
public class Flavour {}
