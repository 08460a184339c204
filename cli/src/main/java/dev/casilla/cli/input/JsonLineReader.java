package dev.casilla.cli.input;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Reads a text with a JSON object on each line; skips blank lines. */
final class JsonLineReader implements Iterator<PuzzleResult> {
  private final Iterator<String> lines;
  private long number;
  private @Nullable PuzzleResult next;

  JsonLineReader(Iterator<String> lines) {
    this.lines = lines;
  }

  @Override
  public boolean hasNext() {
    while (next == null && lines.hasNext()) {
      String line = lines.next();
      number++;
      next = line.isBlank() ? null : read(line);
    }
    return next != null;
  }

  @Override
  public PuzzleResult next() {
    PuzzleResult result = hasNext() ? next : null;
    if (result == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return result;
  }

  private PuzzleResult read(String line) {
    try {
      return new PuzzleResult.Found(number, PuzzleText.read(line).get(0).orThrow());
    } catch (InvalidGridException e) {
      return new PuzzleResult.Malformed(number, e);
    }
  }
}
