package dev.casilla.reader;

import dev.casilla.reader.fit.GridFinder;
import dev.casilla.reader.result.RejectionReason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The result of reading an image: boards, or the reason why there is none. */
public sealed interface PuzzleReading {
  /** At least one board, the one most likely intended first. */
  record Boards(List<ReadBoard> bestFirst) implements PuzzleReading {
    /** Keeps a copy of the list. */
    public Boards(List<ReadBoard> bestFirst) {
      if (bestFirst.isEmpty()) {
        throw new IllegalArgumentException("no boards");
      }
      this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
    }

    /**
     * Whether the image may have more boards: on a page with that many grids the search, which
     * looks for the intended one, may miss some.
     */
    public boolean mayLackSome() {
      return bestFirst.size() >= GridFinder.MAX_FITS_PER_PASS;
    }

    public ReadBoard best() {
      return bestFirst.get(0);
    }
  }

  /** No readable board, and the reason in terms that the user can act on. */
  record Rejected(RejectionReason why) implements PuzzleReading {}
}
