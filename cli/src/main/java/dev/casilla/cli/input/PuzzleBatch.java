package dev.casilla.cli.input;

import dev.casilla.solver.text.PuzzleResult;
import java.util.Iterator;

/** Consecutive puzzles of one source, parsed on the thread that handles them. */
public interface PuzzleBatch {
  /** The puzzles and the malformed ones among them, in order. */
  Iterator<PuzzleResult> puzzles();

  /** Where {@code result} comes from. */
  SourceLocation location(PuzzleResult result);

  /** Passes the puzzles to {@code consumer} in order. */
  default void forEach(PuzzleConsumer consumer) {
    puzzles().forEachRemaining(result -> consumer.accept(location(result), result));
  }

  /** A puzzle given as an argument. */
  record Argument(SourceLocation source, String text) implements PuzzleBatch {
    @Override
    public Iterator<PuzzleResult> puzzles() {
      return TextLayout.WHOLE.read(text);
    }

    @Override
    public SourceLocation location(PuzzleResult result) {
      return source;
    }
  }

  /** Lines of a file that begin after {@code linesBefore} others. */
  record Lines(SourceLocation source, TextLayout layout, long linesBefore, String text)
      implements PuzzleBatch {
    @Override
    public Iterator<PuzzleResult> puzzles() {
      return layout.read(text);
    }

    @Override
    public SourceLocation location(PuzzleResult result) {
      return source.atLine(linesBefore + result.line());
    }

    @Override
    public void forEach(PuzzleConsumer consumer) {
      if (layout == TextLayout.SDM_LINES) {
        new GridLineScanner(this, consumer).scan();
      } else {
        PuzzleBatch.super.forEach(consumer);
      }
    }
  }
}
