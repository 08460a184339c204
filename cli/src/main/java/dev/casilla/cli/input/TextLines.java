package dev.casilla.cli.input;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The lines of a text: converts positions in the text to a line and a position in that line. */
final class TextLines {
  private final String text;
  private final int[] starts;

  TextLines(String text) {
    this.text = text;
    starts =
        IntStream.concat(
                IntStream.of(0), IntStream.rangeClosed(1, text.length()).filter(this::isStart))
            .toArray();
  }

  /** The line of a position, from 1. */
  long lineAt(int position) {
    int found = Arrays.binarySearch(starts, position);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The error on its line, with its position counted from the start of that line. */
  PuzzleResult malformed(InvalidGridException error) {
    int position = Math.min(error.position(), text.stripTrailing().length());
    long line = lineAt(position);
    int start = starts[(int) line - 1];
    return new PuzzleResult.Malformed(
        line,
        new InvalidGridException(
            error.problem(), text.substring(start), position - start, error.cells()));
  }

  private boolean isStart(int index) {
    char before = text.charAt(index - 1);
    boolean isInsideBreak = before == '\r' && index < text.length() && text.charAt(index) == '\n';
    return before == '\n' || (before == '\r' && !isInsideBreak);
  }
}
