package dev.casilla.app.review;

import dev.casilla.solver.Cells;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What a person made of a draft: the draft itself is large, and need be saved only once. Immutable.
 *
 * @param quarterTurns the quarters by which it was turned, clockwise
 * @param hasProposals whether what was proposed still holds
 * @param cells its cells as they are now
 */
record DraftEdits(int quarterTurns, boolean hasProposals, List<DraftCell> cells) {
  static DraftEdits of(Draft draft, int quarterTurns) {
    return new DraftEdits(quarterTurns, !draft.proposals().isEmpty(), draft.cells());
  }

  /** The {@code original} as it is now. */
  Draft apply(Draft original) {
    Draft draft = original;
    for (int turn = 0; turn < quarterTurns; turn++) {
      draft = draft.quarterTurned();
    }
    Draft edited = new Draft(draft.origin(), cells, draft.proposals(), draft.plate());
    return hasProposals ? edited : edited.withoutProposals();
  }

  /** These edits in few bytes. */
  byte[] pack() {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(packed)) {
      out.writeByte(quarterTurns);
      out.writeBoolean(hasProposals);
      for (DraftCell cell : cells) {
        CellBytes.write(cell, out);
      }
    } catch (IOException e) {
      throw new IllegalStateException("cannot write to memory", e);
    }
    return packed.toByteArray();
  }

  /**
   * Unpacks what {@link #pack} packed.
   *
   * @throws IllegalArgumentException for any other bytes
   */
  static DraftEdits unpack(byte[] packed) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(packed))) {
      int quarterTurns = in.readByte();
      boolean hasProposals = in.readBoolean();
      List<DraftCell> cells = new ArrayList<>();
      for (int cell = 0; cell < Cells.COUNT; cell++) {
        cells.add(CellBytes.read(in));
      }
      return new DraftEdits(quarterTurns, hasProposals, cells);
    } catch (IOException e) {
      throw new IllegalArgumentException("no edits in " + packed.length + " bytes", e);
    }
  }
}
