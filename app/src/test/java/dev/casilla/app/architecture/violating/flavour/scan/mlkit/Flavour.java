package dev.casilla.app.architecture.violating.flavour.scan.mlkit;

/** Stands for what one flavour alone has. */
public class Flavour {}
