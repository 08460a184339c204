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
 * Puzzles in and out of text.
 *
 * <p>Read are: grid strings with any empty marks, wrapped or not, also in a sentence or a link;
 * boards with borders, rules, names of rows and columns, a heading and a footer, one or several;
 * tables (Markdown, comma-separated, spreadsheet); {@code .sdm}, {@code .sdk} (SadMan Software,
 * SudoCue), OpenSudoku's XML, and the articles' web API's JSON. Stateless and safe for use by many
 * threads.
 */
/*
 * The form is recognised by content, never by a name: "<" begins XML, "{" JSON; a line with a grid
 * string makes a list of puzzles, a section or a leading "#" an .sdk file; all else are boards. None
 * of these beginnings can begin a text of another form.
 */
public final class PuzzleText {
  private PuzzleText() {}

  /**
   * All puzzles in {@code text}, at least one of them found. In the forms that hold many, one that
   * is malformed is told in its place and does not lose the others.
   *
   * @throws InvalidGridException if not one puzzle can be read; its position counts from the
   *     beginning of {@code text}. Where a row is too short, that is the row's end
   */
  public static List<PuzzleResult> read(CharSequence text) {
    List<PuzzleResult> results = new ArrayList<>();
    read(text, results::add);
    return Collections.unmodifiableList(results);
  }

  /**
   * Likewise, but hands each puzzle to {@code taker} as it is read: what {@code taker} does not
   * keep takes no memory, be there millions that are malformed.
   *
   * @param taker throws nothing
   * @throws InvalidGridException likewise; none that was found has been handed out then
   */
  public static void read(CharSequence text, Consumer<PuzzleResult> taker) {
    ResultSink handover = new ResultSink(taker);
    String whole = text.toString();
    results(whole, handover);
    handover.requireFound(whole);
  }

  /**
   * The puzzles of an {@code .sdm} file, a line each, read as they are asked for: a file of any
   * length takes the same memory. Positions in troubles count from the beginning of the line.
   */
  public static PuzzleLines lines(Reader reader) {
    return new PuzzleLines(reader);
  }

  /** One grid string a line. */
  public static String toSdm(Iterable<Puzzle> puzzles) {
    return SdmFormat.write(puzzles);
  }

  /** Title and comment as metadata, then nine rows. */
  public static String toSdk(Puzzle puzzle) {
    return SdkFormat.write(puzzle);
  }

  /** OpenSudoku's XML; neighbours with the same title share a folder of that name. */
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
   * @throws IllegalArgumentException if {@code solution} is none of {@code puzzle}
   */
  public static String toJson(Grid puzzle, Grid solution) {
    return WebApiFormat.write(puzzle, solution);
  }

  /** What the web API asks for: the nine digits of the solution from A1 down to I9. */
  public static String answer(Grid solution) {
    return WebApiFormat.answer(solution);
  }

  private static void results(String text, Consumer<PuzzleResult> taker) {
    SourceText passage = SourceText.of(text);
    int first = passage.nonBlankFrom(passage.from());
    if (passage.startsWith("<", first)) {
      OpenSudokuFormat.read(text, taker);
    } else if (passage.startsWith("{", first)) {
      taker.accept(one(WebApiFormat.read(text)));
    } else if (SdmFormat.isRecognised(passage)) {
      SdmFormat.read(passage, taker);
    } else if (SdkFormat.isRecognised(passage)) {
      taker.accept(one(SdkFormat.read(passage)));
    } else {
      BoardListReader.read(passage).forEach(taker);
    }
  }

  private static PuzzleResult one(Puzzle puzzle) {
    return new PuzzleResult.Found(1, puzzle);
  }
}
