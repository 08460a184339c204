package dev.casilla.reader.digits.orientation;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.InkNormalizer;

/** A way in which a board may lie: turned by quarters, or seen in a mirror and then turned. */
record PatchTransform(int quarters, boolean isMirrored) {
  /** What comes of the board if it is taken upright after the turn: the patch of one cell. */
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
