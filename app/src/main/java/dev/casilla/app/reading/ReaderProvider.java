package dev.casilla.app.reading;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.solver.Cells;
import org.jspecify.annotations.Nullable;

/** Creates the app's only reader when it is first needed. Confined to the reading thread. */
public final class ReaderProvider {
  /** The side of an empty picture that is just large enough for a board. */
  private static final int WARM_SIDE = 296;

  private static final int WARM_CELL = 32;

  private @Nullable PuzzleReader reader;

  /** The reader. Creating it takes a while. */
  public PuzzleReader get() {
    PuzzleReader created = reader;
    if (created == null) {
      created = new PuzzleReader();
      reader = created;
    }
    return created;
  }

  /** The reader after it has read an empty picture, so that the first frame is read quickly. */
  public PuzzleReader warm() {
    boolean isCold = reader == null;
    PuzzleReader warm = get();
    if (isCold) {
      warm.readFrame(LumaPlane.of(new byte[WARM_SIDE * WARM_SIDE], WARM_SIDE, WARM_SIDE));
      int margin = (WARM_SIDE - Cells.SIDE * WARM_CELL) / 2;
      byte[] blank = new byte[WARM_SIDE * WARM_SIDE];
      warm.readUpright(new FlatBoard(blank, WARM_SIDE, WARM_CELL, margin));
    }
    return warm;
  }
}
