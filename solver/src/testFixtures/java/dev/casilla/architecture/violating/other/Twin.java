package dev.casilla.architecture.violating.other;

/** Has the simple name of a class in another package, to prove the rule against that. */
public final class Twin {}
