package dev.casilla.app.testing;

/** JUnit 4's category of tests that bound CPU time. {@code -Pbenchmark} runs them, one by one. */
public interface Benchmarks {}
