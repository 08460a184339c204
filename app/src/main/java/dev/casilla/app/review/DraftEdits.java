package dev.casilla.app.review;

import dev.casilla.solver.Cells;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What became of a draft: the draft itself is large, and need be saved only once. Immutable.
 *
 * @param quarterTurns the quarters by which it was turned, clockwise
 * @param cells its cells as they are now
 * @param proposals what is proposed now
 */
record DraftEdits(int quarterTurns, List<DraftCell> cells, List<Proposal> proposals) {
  /** Keeps copies of the lists. */
  DraftEdits {
    cells = Collections.unmodifiableList(new ArrayList<>(cells));
    proposals = Collections.unmodifiableList(new ArrayList<>(proposals));
  }

  static DraftEdits of(Draft draft, int quarterTurns) {
    return new DraftEdits(quarterTurns, draft.cells(), draft.proposals());
  }

  /** The {@code original} as it is now. */
  Draft apply(Draft original) {
    Optional<Plate> plate = original.plate();
    for (int turn = 0; turn < quarterTurns; turn++) {
      plate = plate.map(Plate::quarterTurned);
    }
    return new Draft(original.origin(), cells, proposals, plate);
  }

  /** These edits in few bytes. */
  byte[] pack() {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(packed)) {
      write(out);
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
      return read(in);
    } catch (IOException e) {
      throw new IllegalArgumentException("no edits in " + packed.length + " bytes", e);
    }
  }

  void write(DataOutput out) throws IOException {
    out.writeByte(quarterTurns);
    for (DraftCell cell : cells) {
      CellBytes.write(cell, out);
    }
    ProposalBytes.write(proposals, out);
  }

  static DraftEdits read(DataInput in) throws IOException {
    int quarterTurns = in.readByte();
    List<DraftCell> cells = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells.add(CellBytes.read(in));
    }
    return new DraftEdits(quarterTurns, cells, ProposalBytes.read(in));
  }
}
