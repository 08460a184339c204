package dev.casilla.cli.output;

import dev.casilla.cli.Casilla;
import dev.casilla.cli.input.SourceLocation;
import java.io.PrintWriter;
import java.io.StringWriter;

/** What there is to say about some puzzles. Confined to one thread at a time. */
public final class Output {
  private final StringBuilder out = new StringBuilder();
  private final StringBuilder err = new StringBuilder();
  private Outcome worst = Outcome.UNIQUE;
  private int puzzles;

  /** Begins with the next puzzle. */
  public void beginPuzzle() {
    puzzles++;
  }

  /** Adds a line, or several, to what is printed. */
  public void print(CharSequence line) {
    out.append(line).append(System.lineSeparator());
  }

  /** Adds a line to the complaints. */
  public void complain(SourceLocation place, String what) {
    err.append(Casilla.complaint(place + ": " + what)).append(System.lineSeparator());
  }

  /** Adds to the complaints where in the program it failed, for those who are to mend it. */
  public void trace(Throwable fault) {
    StringWriter lines = new StringWriter();
    fault.printStackTrace(new PrintWriter(lines, true));
    err.append(lines);
  }

  public void addOutcome(Outcome outcome) {
    worst = worst.or(outcome);
  }

  public CharSequence out() {
    return out;
  }

  public CharSequence err() {
    return err;
  }

  public Outcome worst() {
    return worst;
  }

  public int puzzles() {
    return puzzles;
  }
}
