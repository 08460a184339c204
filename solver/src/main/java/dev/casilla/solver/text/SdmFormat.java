package dev.casilla.solver.text;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import java.util.ArrayList;
import java.util.List;

/**
 * The {@code .sdm} form: a grid string a line, what follows it on the line is a comment; blank
 * lines and lines that begin with {@code #} say nothing. Stateless and safe for use by many
 * threads.
 */
final class SdmFormat {
  private static final String COMMENT_STARTS = ",;#:|\"";

  private SdmFormat() {}

  /** Whether a line of the passage is plainly a grid string, if only one. */
  static boolean isRecognised(Passage passage) {
    for (int start = passage.from(); start < passage.to(); ) {
      Line line = new Line(passage, start, passage.lineEnd(start));
      if (isGridString(line) && !line.isUndecided()) {
        return true;
      }
      start = line.end() + 1;
    }
    return false;
  }

  static List<PuzzleResult> read(Passage passage) {
    List<PuzzleResult> results = new ArrayList<>();
    long number = 1;
    for (int start = passage.from(); start < passage.to(); ) {
      Line line = new Line(passage, start, passage.lineEnd(start));
      if (isPuzzle(line)) {
        results.add(result(line, number));
      }
      number += endsLine(passage, line.end()) ? 1 : 0;
      start = line.end() + 1;
    }
    return results;
  }

  static boolean isPuzzle(Line line) {
    return !line.isBlank() && !line.isComment();
  }

  static PuzzleResult result(Line line, long number) {
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

  private static Puzzle puzzle(Line line) {
    Passage passage = line.passage();
    if (!isGridString(line)) {
      return Puzzle.of(BoardReader.read(passage.part(line.start(), line.end())));
    }
    int[] digits = new int[Cells.COUNT];
    int first = line.firstSolid();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = Math.max(0, Marks.digit(passage.charAt(first + cell)));
    }
    return new Puzzle(Grid.of(digits), "", comment(line, first + Cells.COUNT));
  }

  private static String comment(Line line, int start) {
    int from = start;
    while (from < line.end() && endsGridString(line.passage().charAt(from))) {
      from++;
    }
    return line.passage().part(from, line.end()).toString();
  }

  /** Whether the line begins with 81 marks in a row and no more. */
  private static boolean isGridString(Line line) {
    int first = line.firstSolid();
    int end = first;
    while (end < line.end() && end - first <= Cells.COUNT && Marks.isMark(line.charAt(end))) {
      end++;
    }
    boolean ends = end == line.end() || endsGridString(line.charAt(end));
    return ends && end - first == Cells.COUNT;
  }

  private static boolean endsGridString(char character) {
    return Marks.isBlank(character) || COMMENT_STARTS.indexOf(character) >= 0;
  }

  private static boolean endsLine(Passage passage, int index) {
    boolean isFirstOfTwo =
        index + 1 < passage.to()
            && passage.charAt(index) == '\r'
            && passage.charAt(index + 1) == '\n';
    return !isFirstOfTwo;
  }
}
