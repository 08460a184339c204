package dev.casilla.app.data.draft;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.model.ScanDraft;
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
 * The edits of a draft, without the draft's large photo. Immutable.
 *
 * @param quarterTurns how often the board was turned clockwise by 90°
 */
public record DraftEdits(int quarterTurns, List<DraftCell> cells, List<RepairProposal> proposals) {
  public DraftEdits {
    cells = Collections.unmodifiableList(new ArrayList<>(cells));
    proposals = Collections.unmodifiableList(new ArrayList<>(proposals));
  }

  public static DraftEdits of(ScanDraft draft, int quarterTurns) {
    return new DraftEdits(quarterTurns, draft.cells(), draft.proposals());
  }

  public ScanDraft apply(ScanDraft original) {
    Optional<BoardPhoto> plate = original.plate();
    for (int turn = 0; turn < quarterTurns; turn++) {
      plate = plate.map(BoardPhoto::quarterTurned);
    }
    return new ScanDraft(original.origin(), cells, proposals, plate);
  }

  public byte[] pack() {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(packed)) {
      write(out);
    } catch (IOException e) {
      throw new IllegalStateException("cannot write to memory", e);
    }
    return packed.toByteArray();
  }

  /**
   * Decodes what {@link #pack} encoded.
   *
   * @throws IllegalArgumentException for any other bytes
   */
  public static DraftEdits unpack(byte[] packed) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(packed))) {
      return read(in);
    } catch (IOException e) {
      throw new IllegalArgumentException("not encoded edits: " + packed.length + " bytes", e);
    }
  }

  void write(DataOutput out) throws IOException {
    out.writeByte(quarterTurns);
    DraftFieldCodec.writeCells(cells, out);
    DraftFieldCodec.writeProposals(proposals, out);
  }

  static DraftEdits read(DataInput in) throws IOException {
    int quarterTurns = in.readByte();
    List<DraftCell> cells = DraftFieldCodec.readCells(in);
    return new DraftEdits(quarterTurns, cells, DraftFieldCodec.readProposals(in));
  }
}
