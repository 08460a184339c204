package dev.casilla.app.data.draft;

import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftCell.Guess;
import dev.casilla.app.model.DraftCell.Ink;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** A draft's cells in few bytes. */
final class DraftCellCodec {
  private DraftCellCodec() {}

  static void write(DraftCell cell, DataOutput out) throws IOException {
    out.writeByte(cell.ink().code);
    out.writeByte(cell.digit());
    for (Guess guess : new Guess[] {cell.likely(), cell.next()}) {
      out.writeByte(guess.digit());
      out.writeByte(guess.percent());
    }
    out.writeBoolean(cell.isDoubtful());
  }

  static DraftCell read(DataInput in) throws IOException {
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
}
