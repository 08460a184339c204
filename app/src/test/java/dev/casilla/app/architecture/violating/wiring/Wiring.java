package dev.casilla.app.architecture.violating.wiring;

/** Stands for the class that wires the features. */
public class Wiring {}
