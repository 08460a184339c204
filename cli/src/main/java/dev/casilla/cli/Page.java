package dev.casilla.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What there is to say about some puzzles. Confined to one thread at a time. */
final class Page {
  private final StringBuilder out = new StringBuilder();
  private final StringBuilder err = new StringBuilder();
  private Outcome worst = Outcome.UNIQUE;
  private int puzzles;

  /** Begins with the next puzzle. */
  void turn() {
    puzzles++;
  }

  /** Adds a line, or several, to what is printed. */
  void print(CharSequence line) {
    out.append(line).append(System.lineSeparator());
  }

  /** Adds a line to the complaints. */
  void complain(Place place, String what) {
    err.append(Casilla.complaint(place + ": " + what)).append(System.lineSeparator());
  }

  /** Adds to the complaints where in the program it failed, for those who are to mend it. */
  void trace(Throwable fault) {
    StringWriter lines = new StringWriter();
    fault.printStackTrace(new PrintWriter(lines, true));
    err.append(lines);
  }

  void note(Outcome outcome) {
    worst = worst.or(outcome);
  }

  CharSequence out() {
    return out;
  }

  CharSequence err() {
    return err;
  }

  Outcome worst() {
    return worst;
  }

  int puzzles() {
    return puzzles;
  }
}
