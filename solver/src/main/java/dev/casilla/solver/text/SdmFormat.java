package dev.casilla.solver.text;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.Verdict;
import dev.casilla.solver.text.paste.BoardReader;
import dev.casilla.solver.text.paste.CellMarks;
import dev.casilla.solver.text.paste.SourceText;
import dev.casilla.solver.text.paste.TextLine;
import java.util.function.Consumer;

/**
 * The {@code .sdm} format: a grid string on each line, followed by an optional comment. Blank lines
 * and lines that begin with {@code #} are ignored. A grid string may also be part of a sentence, a
 * link or a table with more columns. Stateless and safe for use by many threads.
 */
/*
 * In prose the grid string must be the only run of exactly 81 marks in the line that has a digit and
 * an empty cell, with no letter next to it. The text before it must contain a character that is not a
 * mark, because otherwise it may belong to the grid.
 */
final class SdmFormat {
  private static final String COMMENT_STARTS = ",;#:|\"";
  private static final int MIN_CLUES = Verdict.TooFewClues.FEWEST_GIVENS;
  private static final int NO_INDEX = -1;

  private SdmFormat() {}

  /** Whether at least one line is certainly a grid string. */
  static boolean isRecognised(SourceText source) {
    for (TextLine line : source.lines()) {
      if (isPuzzle(line) && gridString(line) != NO_INDEX && !line.isUndecided()) {
        return true;
      }
    }
    return false;
  }

  /** Passes the puzzles of a complete text to {@code consumer} and skips lines of prose. */
  static void read(SourceText source, Consumer<PuzzleResult> consumer) {
    long number = 1;
    for (TextLine line : source.lines()) {
      if (isPuzzle(line) && !isWords(line)) {
        consumer.accept(result(line, number));
      }
      number++;
    }
  }

  static boolean isPuzzle(TextLine line) {
    return !line.isBlank() && !line.isComment();
  }

  /** Whether the line is prose with too few marks for a puzzle. */
  private static boolean isWords(TextLine line) {
    int marks = 0;
    for (int i = line.start(); i < line.end(); i++) {
      marks += CellMarks.isMark(line.charAt(i)) ? 1 : 0;
    }
    return line.isProse() && marks < MIN_CLUES;
  }

  static PuzzleResult result(TextLine line, long number) {
    try {
      return new PuzzleResult.Found(number, puzzle(line));
    } catch (InvalidGridException e) {
      return new PuzzleResult.Malformed(number, e);
    }
  }

  static String write(Iterable<Puzzle> puzzles) {
    StringBuilder text = new StringBuilder();
    for (Puzzle puzzle : puzzles) {
      text.append(puzzle.grid()).append('\n');
    }
    return text.toString();
  }

  private static Puzzle puzzle(TextLine line) {
    SourceText source = line.source();
    int first = gridString(line);
    if (first == NO_INDEX) {
      return Puzzle.of(BoardReader.read(source.part(line.start(), line.end())));
    }
    int[] digits = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = Math.max(0, CellMarks.digit(source.charAt(first + cell)));
    }
    return new Puzzle(Grid.of(digits), "", comment(line, first + Cells.COUNT));
  }

  private static String comment(TextLine line, int start) {
    int from = start;
    while (from < line.end() && endsGridString(line.charAt(from))) {
      from++;
    }
    boolean isComment = from > start || from == line.end();
    return isComment ? line.source().part(from, line.end()).toString() : "";
  }

  /** The index at which the line's grid string begins. */
  private static int gridString(TextLine line) {
    int first = line.firstNonBlank();
    int end = marksEnd(line, first);
    boolean ends = end == line.end() || endsGridString(line.charAt(end));
    return ends && end - first == Cells.COUNT ? first : gridStringAmongWords(line);
  }

  private static int gridStringAmongWords(TextLine line) {
    int found = NO_INDEX;
    boolean afterWord = false;
    for (int start = line.start(); start < line.end(); ) {
      int end = marksEnd(line, start);
      if (afterWord && end - start == Cells.COUNT && isAlone(line, start, end)) {
        if (found != NO_INDEX) {
          return NO_INDEX;
        }
        found = start;
      }
      afterWord |= end == start && !CellMarks.isBlank(line.charAt(start));
      start = Math.max(end, start + 1);
    }
    return found;
  }

  /** Whether the marks are those of an unsolved grid, and no letter is next to them. */
  private static boolean isAlone(TextLine line, int start, int end) {
    boolean hasDigit = false;
    boolean hasEmpty = false;
    for (int i = start; i < end; i++) {
      boolean isDigit = CellMarks.digit(line.charAt(i)) > 0;
      hasDigit |= isDigit;
      hasEmpty |= !isDigit;
    }
    boolean isTouched =
        Character.isLetter(line.charAt(start - 1))
            || (end < line.end() && Character.isLetter(line.charAt(end)));
    return hasDigit && hasEmpty && !isTouched;
  }

  private static int marksEnd(TextLine line, int start) {
    int end = start;
    while (end < line.end() && CellMarks.isMark(line.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean endsGridString(char character) {
    return CellMarks.isBlank(character) || COMMENT_STARTS.indexOf(character) >= 0;
  }
}
