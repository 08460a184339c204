package dev.casilla.cli.input;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.io.StringReader;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** Puzzles that follow each other in one source, read on the thread that treats them. */
public interface PuzzleBatch {
  /** The puzzles and the malformed ones among them, in order. */
  Iterator<PuzzleResult> puzzles();

  /** Where one of them is. */
  SourceLocation place(PuzzleResult result);

  /** A puzzle typed as an argument. */
  record Argument(String name, String text) implements PuzzleBatch {
    @Override
    public Iterator<PuzzleResult> puzzles() {
      return read(text).iterator();
    }

    @Override
    public SourceLocation place(PuzzleResult result) {
      return new SourceLocation(name, SourceLocation.NO_LINE);
    }
  }

  /** All puzzles of a text in any form. */
  record Whole(String source, String text) implements PuzzleBatch {
    @Override
    public Iterator<PuzzleResult> puzzles() {
      return read(text).iterator();
    }

    @Override
    public SourceLocation place(PuzzleResult result) {
      return new SourceLocation(source, result.line());
    }
  }

  /** Some lines of a text that has a puzzle in each. */
  record Lines(String source, LineForm form, long linesBefore, String text) implements PuzzleBatch {
    @Override
    public Iterator<PuzzleResult> puzzles() {
      return form.read(text);
    }

    @Override
    public SourceLocation place(PuzzleResult result) {
      return new SourceLocation(source, linesBefore + result.line());
    }
  }

  /** What a line of a text with many puzzles is. */
  enum LineForm {
    /** A grid string with or without a comment. */
    SDM {
      @Override
      Iterator<PuzzleResult> read(String text) {
        return PuzzleText.lines(new StringReader(text));
      }
    },
    /** The web API's JSON. */
    JSON {
      @Override
      Iterator<PuzzleResult> read(String text) {
        return new JsonLineReader(text.lines().iterator());
      }
    };

    abstract Iterator<PuzzleResult> read(String text);
  }

  private static List<PuzzleResult> read(String text) {
    try {
      return PuzzleText.read(text);
    } catch (InvalidGridException e) {
      return Collections.singletonList(new PuzzleResult.Malformed(line(text, e.position()), e));
    }
  }

  /** The line of a position; of the end, the last line on which there is something. */
  private static long line(String text, int position) {
    int end = Math.min(position, text.stripTrailing().length());
    return (text.substring(0, end) + "x").lines().count();
  }
}
