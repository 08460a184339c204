package dev.casilla.app.testing;

/**
 * JUnit 4's category of tests that CI runs and {@code ./gradlew test} leaves out. JUnit 5's tests
 * have the tag {@code slow} instead. {@code -Pslow} runs both.
 */
public interface SlowTests {}
