package dev.casilla.cli.input;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.io.StringReader;
import java.util.Iterator;
import java.util.Optional;

/** Whether a text has a puzzle in each line, and can be read line by line, or has to be whole. */
enum TextLayout {
  SDM_LINES,
  JSON_LINES,
  WHOLE;

  /** What a text is that begins with some lines, or nothing while those could be either. */
  static Optional<TextLayout> of(String head) {
    String solid = head.stripLeading();
    if (solid.isEmpty()) {
      return Optional.empty();
    }
    return switch (solid.charAt(0)) {
      case '<' -> Optional.of(WHOLE);
      case '{' -> ofJson(solid);
      default -> hasPuzzle(head) ? Optional.of(SDM_LINES) : Optional.empty();
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

  private static boolean hasPuzzle(String head) {
    Iterator<PuzzleResult> lines = PuzzleText.lines(new StringReader(head));
    while (lines.hasNext()) {
      if (lines.next() instanceof PuzzleResult.Found) {
        return true;
      }
    }
    return false;
  }
}
