package dev.casilla.app.architecture.violating.wiring;

/** Represents the class that wires the features. */
public class Wiring {}
