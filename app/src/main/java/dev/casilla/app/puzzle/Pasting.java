package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes puzzles out of text and keeps them all. Takes a disk's time. */
final class Pasting {
  /** Thousands of puzzles; a clipboard holds no more, and a phone reads it in a moment. */
  static final int LONGEST = 1_000_000;

  private Pasting() {}

  /** What became of a text. */
  sealed interface Outcome {}

  /**
   * There were puzzles in it.
   *
   * @param first the first one, which is open now
   * @param kept how many there were
   * @param malformed how many more could not be read
   */
  record Taken(KeptSheet first, int kept, int malformed) implements Outcome {}

  /** There was none. */
  record Refused(PasteTrouble trouble) implements Outcome {}

  /** Keeps all puzzles of {@code text} in {@code store}, and opens the first. */
  static Outcome paste(String text, SheetStore store) {
    if (text.trim().isEmpty()) {
      return new Refused(new PasteTrouble.NothingCopied());
    }
    if (text.length() > LONGEST) {
      return new Refused(new PasteTrouble.TooMuch());
    }
    try {
      return keep(PuzzleText.read(text), store);
    } catch (InvalidGridException e) {
      return new Refused(PasteTrouble.of(e));
    }
  }

  private static Outcome keep(List<PuzzleResult> results, SheetStore store) {
    List<Long> kept = new ArrayList<>();
    int malformed = 0;
    for (PuzzleResult result : results) {
      if (result instanceof PuzzleResult.Malformed) {
        malformed++;
      } else if (!result.orThrow().grid().equals(Grid.EMPTY)) {
        kept.add(store.add(Origin.PASTED, Sheet.of(result.orThrow().grid())));
      }
    }
    if (kept.isEmpty()) {
      return new Refused(new PasteTrouble.Blank());
    }
    Optional<KeptSheet> first = store.open(kept.get(0));
    return first.isPresent()
        ? new Taken(first.get(), kept.size(), malformed)
        : new Refused(new PasteTrouble.Blank());
  }
}
