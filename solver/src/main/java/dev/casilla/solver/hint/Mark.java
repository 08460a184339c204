package dev.casilla.solver.hint;

/** A candidate and the part it plays. Immutable. */
public record Mark(Role role, Candidate candidate) {}
