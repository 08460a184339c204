package dev.casilla.app.architecture.violating.flavour.reading.mlkit;

/** Represents a class that only one flavour has. */
public class Flavour {}
