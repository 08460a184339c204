package dev.casilla.cli.input;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.io.StringReader;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Whether a text has one puzzle on each line, and so can be read in blocks of lines. */
enum TextLayout {
  /** A grid string on each line, with or without a comment. */
  SDM_LINES {
    @Override
    Iterator<PuzzleResult> read(String text) {
      return PuzzleText.lines(new StringReader(text));
    }
  },
  /** A JSON object on each line. */
  JSON_LINES {
    @Override
    Iterator<PuzzleResult> read(String text) {
      return new JsonLineReader(text.lines().iterator());
    }
  },
  /** Everything else. */
  WHOLE {
    @Override
    Iterator<PuzzleResult> read(String text) {
      return JsonArrayReader.isArray(text) ? new JsonArrayReader(text) : readAll(text).iterator();
    }
  };

  /** The puzzles and the malformed ones among them, in order. */
  abstract Iterator<PuzzleResult> read(String text);

  /** The layout of a text that begins with {@code lines}; empty if more lines are needed. */
  static Optional<TextLayout> of(String lines) {
    String solid = lines.stripLeading();
    if (solid.isEmpty()) {
      return Optional.empty();
    }
    return switch (solid.charAt(0)) {
      case '<', '[' -> Optional.of(WHOLE);
      case '{' -> ofJson(solid);
      default -> hasPuzzle(lines) ? Optional.of(SDM_LINES) : Optional.empty();
    };
  }

  private static Optional<TextLayout> ofJson(String solid) {
    String line = solid.lines().findFirst().orElse(solid);
    try {
      PuzzleText.read(line);
      return Optional.of(JSON_LINES);
    } catch (InvalidGridException e) {
      return Optional.of(WHOLE);
    }
  }

  private static boolean hasPuzzle(String lines) {
    Iterator<PuzzleResult> results = SDM_LINES.read(lines);
    while (results.hasNext()) {
      if (results.next() instanceof PuzzleResult.Found) {
        return true;
      }
    }
    return false;
  }

  private static List<PuzzleResult> readAll(String text) {
    TextLines lines = new TextLines(text);
    try {
      return PuzzleText.read(text).stream().map(result -> located(result, lines)).toList();
    } catch (InvalidGridException e) {
      return List.of(lines.malformed(e));
    }
  }

  private static PuzzleResult located(PuzzleResult result, TextLines lines) {
    return result instanceof PuzzleResult.Malformed malformed
        ? lines.malformed(malformed.error())
        : result;
  }
}
