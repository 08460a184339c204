package dev.casilla.app.data.draft;

import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftCell.Guess;
import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.reader.repair.GivenChange;
import dev.casilla.solver.Cells;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Encodes a draft's cells and repair proposals in few bytes. */
final class DraftFieldCodec {
  private DraftFieldCodec() {}

  static void writeCells(List<DraftCell> cells, DataOutput out) throws IOException {
    for (DraftCell cell : cells) {
      write(cell, out);
    }
  }

  static List<DraftCell> readCells(DataInput in) throws IOException {
    List<DraftCell> cells = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells.add(read(in));
    }
    return cells;
  }

  private static void write(DraftCell cell, DataOutput out) throws IOException {
    out.writeByte(cell.ink().code);
    out.writeByte(cell.digit());
    for (Guess guess : new Guess[] {cell.likely(), cell.next()}) {
      out.writeByte(guess.digit());
      out.writeByte(guess.percent());
    }
    out.writeBoolean(cell.isDoubtful());
  }

  private static DraftCell read(DataInput in) throws IOException {
    Ink ink = ink(in.readByte());
    int digit = in.readByte();
    Guess likely = new Guess(in.readByte(), in.readByte());
    Guess next = new Guess(in.readByte(), in.readByte());
    return new DraftCell(ink, digit, likely, next, in.readBoolean());
  }

  private static Ink ink(byte code) throws IOException {
    for (Ink ink : Ink.values()) {
      if (ink.code == code) {
        return ink;
      }
    }
    throw new IOException("no ink: " + code);
  }

  static void writeProposals(List<RepairProposal> proposals, DataOutput out) throws IOException {
    out.writeByte(proposals.size());
    for (RepairProposal proposal : proposals) {
      out.writeByte(proposal.changes().size());
      for (GivenChange change : proposal.changes()) {
        out.writeByte(change.cell());
        out.writeByte(change.from());
        out.writeByte(change.to());
      }
    }
  }

  static List<RepairProposal> readProposals(DataInput in) throws IOException {
    List<RepairProposal> proposals = new ArrayList<>();
    for (int left = in.readByte(); left > 0; left--) {
      List<GivenChange> changes = new ArrayList<>();
      for (int more = in.readByte(); more > 0; more--) {
        changes.add(new GivenChange(in.readByte(), in.readByte(), in.readByte()));
      }
      proposals.add(new RepairProposal(changes));
    }
    return proposals;
  }
}
