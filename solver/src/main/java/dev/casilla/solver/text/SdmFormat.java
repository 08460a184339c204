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
 * The {@code .sdm} form: a grid string a line, what follows it on the line is a comment; blank
 * lines and lines that begin with {@code #} say nothing. A grid string may also stand among words:
 * in a message, a link, a table with more columns. Stateless and safe for use by many threads.
 */
/*
 * Among words it has to be the only stretch of exactly 81 marks in the line that has a digit and an
 * empty cell, and no letter may touch it. What comes before it has to have something that is no
 * mark, or else it may belong to the grid.
 */
final class SdmFormat {
  private static final String COMMENT_STARTS = ",;#:|\"";
  private static final int MIN_CLUES = Verdict.TooFewClues.FEWEST_GIVENS;
  private static final int NO_INDEX = -1;

  private SdmFormat() {}

  /** Whether a line of the passage is plainly a grid string, if only one. */
  static boolean isRecognised(SourceText passage) {
    for (TextLine line : passage.lines()) {
      if (isPuzzle(line) && gridString(line) != NO_INDEX && !line.isUndecided()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Hands the puzzles of a text that is all there to {@code taker}; lines of words around them say
   * nothing either.
   */
  static void read(SourceText passage, Consumer<PuzzleResult> taker) {
    long number = 1;
    for (TextLine line : passage.lines()) {
      if (isPuzzle(line) && !isWords(line)) {
        taker.accept(result(line, number));
      }
      number++;
    }
  }

  static boolean isPuzzle(TextLine line) {
    return !line.isBlank() && !line.isComment();
  }

  /** Whether it is plain that nobody meant the line to be a puzzle. */
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
    SourceText passage = line.passage();
    int first = gridString(line);
    if (first == NO_INDEX) {
      return Puzzle.of(BoardReader.read(passage.part(line.start(), line.end())));
    }
    int[] digits = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = Math.max(0, CellMarks.digit(passage.charAt(first + cell)));
    }
    return new Puzzle(Grid.of(digits), "", comment(line, first + Cells.COUNT));
  }

  private static String comment(TextLine line, int start) {
    int from = start;
    while (from < line.end() && endsGridString(line.charAt(from))) {
      from++;
    }
    boolean isComment = from > start || from == line.end();
    return isComment ? line.passage().part(from, line.end()).toString() : "";
  }

  /** Where the line's grid string begins. */
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

  /** Whether the marks are those of an unsolved grid, and no letter touches them. */
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
