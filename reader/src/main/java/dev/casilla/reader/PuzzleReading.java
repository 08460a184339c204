package dev.casilla.reader;

import dev.casilla.reader.fit.GridFinder;
import dev.casilla.reader.result.RejectionReason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a picture shows: boards that were read, or why there is none. */
public sealed interface PuzzleReading {
  /** At least one board, the one most likely meant first. */
  record Boards(List<ReadBoard> bestFirst) implements PuzzleReading {
    /** Keeps a copy of the list. */
    public Boards(List<ReadBoard> bestFirst) {
      if (bestFirst.isEmpty()) {
        throw new IllegalArgumentException("no board");
      }
      this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
    }

    /**
     * Whether there may be more: of a page with so many grids not all are found, for what is looked
     * for first is one that is meant.
     */
    public boolean mayLackSome() {
      return bestFirst.size() >= GridFinder.MAX_FITS_PER_PASS;
    }

    public ReadBoard best() {
      return bestFirst.get(0);
    }
  }

  /** Nothing that can be read, and why, as the person can act on it. */
  record Rejected(RejectionReason why) implements PuzzleReading {}
}
