package dev.casilla.reader.digits.orientation;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.InkNormalizer;

/** A rotation of a board by quarter turns, optionally mirrored before. */
record PatchTransform(int quarters, boolean isMirrored) {
  /** Copies the patch of one cell, transformed. */
  void copy(byte[] patch, int offset, byte[] to, int at) {
    int last = CellPatches.SIDE - 1;
    for (int i = 0; i < InkNormalizer.PIXELS; i++) {
      int x = i % CellPatches.SIDE;
      int y = i / CellPatches.SIDE;
      for (int turn = 0; turn < quarters; turn++) {
        int before = x;
        x = y;
        y = last - before;
      }
      to[at + i] = patch[offset + y * CellPatches.SIDE + (isMirrored ? last - x : x)];
    }
  }
}
