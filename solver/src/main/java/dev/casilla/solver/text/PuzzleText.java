package dev.casilla.solver.text;

import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.paste.SourceText;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reads and writes puzzles as text.
 *
 * <p>Reads grid strings with any empty marks, wrapped or not, also in a sentence or a link; one or
 * several boards with borders, rules, names of rows and columns, a heading and a footer; tables
 * (Markdown, comma-separated, spreadsheet); {@code .sdm}, {@code .sdk} (SadMan Software, SudoCue),
 * the XML of OpenSudoku, and the JSON of the web-API article. Stateless and safe for use by many
 * threads.
 */
/*
 * The content decides the format, never a file name: "<" begins XML, "{" JSON; a line with a grid
 * string makes a list of puzzles, a section or a leading "#" an .sdk file; everything else is read as
 * boards. No text of one format begins like one of another.
 */
public final class PuzzleText {
  private PuzzleText() {}

  /**
   * All puzzles in {@code text}, at least one of them readable. In formats for several puzzles, a
   * malformed one is a result too and does not affect the others.
   *
   * @throws InvalidGridException if no puzzle can be read; the position counts from the beginning
   *     of {@code text}, for a row that is too short it is the row's end
   */
  public static List<PuzzleResult> read(CharSequence text) {
    List<PuzzleResult> results = new ArrayList<>();
    read(text, results::add);
    return Collections.unmodifiableList(results);
  }

  /**
   * As {@link #read(CharSequence)}, but passes each puzzle to {@code consumer} as soon as it is
   * read, so that memory does not grow with their number.
   *
   * @param consumer must not throw
   * @throws InvalidGridException if no puzzle can be read; {@code consumer} got malformed ones only
   */
  public static void read(CharSequence text, Consumer<PuzzleResult> consumer) {
    ResultSink sink = new ResultSink(consumer);
    String whole = text.toString();
    results(whole, sink);
    sink.requireFound(whole);
  }

  /**
   * The puzzles of an {@code .sdm} file, one on each line, read on demand in constant memory.
   * Positions in errors count from the beginning of the line.
   */
  public static PuzzleLines lines(Reader reader) {
    return new PuzzleLines(reader);
  }

  /** Writes one grid string on each line. */
  public static String toSdm(Iterable<Puzzle> puzzles) {
    return SdmFormat.write(puzzles);
  }

  /** Writes title and comment as metadata, then nine rows. */
  public static String toSdk(Puzzle puzzle) {
    return SdkFormat.write(puzzle);
  }

  /** Writes OpenSudoku's XML; successive puzzles with one title share a folder of that name. */
  public static String toOpenSudoku(Iterable<Puzzle> puzzles) {
    return OpenSudokuFormat.write(puzzles);
  }

  /** The web API's JSON of a puzzle without its solution. */
  public static String toJson(Grid puzzle) {
    return WebApiFormat.write(puzzle);
  }

  /**
   * The web API's JSON: {@code puzzle}, {@code solution} and {@code answer}.
   *
   * @throws IllegalArgumentException if {@code solution} does not solve {@code puzzle}
   */
  public static String toJson(Grid puzzle, Grid solution) {
    return WebApiFormat.write(puzzle, solution);
  }

  /** The answer that the web API expects: the nine digits on the diagonal from A1 to I9. */
  public static String answer(Grid solution) {
    return WebApiFormat.answer(solution);
  }

  private static void results(String text, Consumer<PuzzleResult> consumer) {
    SourceText source = SourceText.of(text);
    int first = source.nonBlankFrom(source.from());
    if (source.startsWith("<", first)) {
      OpenSudokuFormat.read(text, consumer);
    } else if (source.startsWith("{", first)) {
      consumer.accept(one(WebApiFormat.read(text)));
    } else if (SdmFormat.isRecognised(source)) {
      SdmFormat.read(source, consumer);
    } else if (SdkFormat.isRecognised(source)) {
      consumer.accept(one(SdkFormat.read(source)));
    } else {
      BoardListReader.read(source).forEach(consumer);
    }
  }

  private static PuzzleResult one(Puzzle puzzle) {
    return new PuzzleResult.Found(1, puzzle);
  }
}
