package dev.casilla.app.page;

/**
 * A message in words.
 *
 * @param fact what is the case
 * @param advice what it means or what to do; may be empty
 */
public record MessageText(Tone tone, String fact, String advice) {}
