package dev.casilla.cli.input;

import dev.casilla.solver.Cells;

/** Reads lines of grid strings; most of them without making objects. Confined to one thread. */
/*
 * Parsing a line into a puzzle costs more than solving it. So the scanner offers the first 81
 * characters of a line to the consumer, and parses only lines that the consumer declines. Lines
 * between two accepted ones are parsed together.
 */
final class GridLineScanner {
  /** Characters that may follow a grid string on its line. */
  private static final String COMMENT_STARTS = " \t\r,;#:|\"";

  private final PuzzleBatch.Lines lines;
  private final PuzzleConsumer consumer;
  private final String text;
  private int declinedFrom;
  private long declinedLine;

  GridLineScanner(PuzzleBatch.Lines lines, PuzzleConsumer consumer) {
    this.lines = lines;
    this.consumer = consumer;
    text = lines.text();
  }

  void scan() {
    if (!hasLoneReturn()) {
      long line = 0;
      int next;
      for (int start = 0; start < text.length(); start = next) {
        int lineFeed = text.indexOf('\n', start);
        int end = lineFeed < 0 ? text.length() : lineFeed;
        next = end + 1;
        if (mayBeGridString(start, end)) {
          parseDeclined(start, line);
          if (consumer.acceptGridString(text, start)) {
            declinedFrom = Math.min(next, text.length());
            declinedLine = line + 1;
          }
        }
        line++;
      }
    }
    parseDeclined(text.length(), 0);
  }

  private boolean mayBeGridString(int start, int end) {
    int length = end - start;
    return length == Cells.COUNT
        || (length > Cells.COUNT && COMMENT_STARTS.indexOf(text.charAt(start + Cells.COUNT)) >= 0);
  }

  /** Whether a return ends a line without a line feed. */
  private boolean hasLoneReturn() {
    int at = text.indexOf('\r');
    while (at >= 0 && at + 1 < text.length() && text.charAt(at + 1) == '\n') {
      at = text.indexOf('\r', at + 1);
    }
    return at >= 0 && at + 1 < text.length();
  }

  /** Parses the lines since the last accepted one, up to the line at index {@code end}. */
  private void parseDeclined(int end, long nextLine) {
    if (declinedFrom < end) {
      long linesBefore = lines.linesBefore() + declinedLine;
      lines
          .layout()
          .read(text.substring(declinedFrom, end))
          .forEachRemaining(
              result ->
                  consumer.accept(lines.source().atLine(linesBefore + result.line()), result));
      declinedFrom = end;
      declinedLine = nextLine;
    }
  }
}
