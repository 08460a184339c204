package dev.casilla.cli.output;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.input.SourceLocation;
import java.io.PrintWriter;
import java.io.StringWriter;

/** What is printed about some puzzles. Confined to one thread at a time. */
public final class Output {
  private final StringBuilder out = new StringBuilder();
  private final StringBuilder err = new StringBuilder();
  private Outcome worst = Outcome.UNIQUE;
  private int puzzles;
  private boolean hasBlocks;

  /** Counts {@code more} puzzles as done. */
  public void addPuzzles(int more) {
    puzzles += more;
  }

  /** Adds one or more lines to standard output. */
  public void print(CharSequence line) {
    out.append(line).append(System.lineSeparator());
  }

  /** Adds a line of characters. */
  public void print(char[] line) {
    out.append(line).append(System.lineSeparator());
  }

  /** Adds a block of lines, with a blank line between it and the block before. */
  public void printBlock(CharSequence lines) {
    hasBlocks = true;
    if (!out.isEmpty()) {
      out.append(System.lineSeparator());
    }
    print(lines);
  }

  /** Whether a blank line belongs between this output and the one before. */
  boolean hasBlocks() {
    return hasBlocks;
  }

  /** Adds an error message about {@code location} to standard error. */
  public void complain(SourceLocation location, String what) {
    err.append(CommandContext.complaint(location + ": " + what)).append(System.lineSeparator());
  }

  /** Adds the stack trace of a program fault to standard error. */
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
