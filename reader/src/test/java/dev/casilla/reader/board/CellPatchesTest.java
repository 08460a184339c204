package dev.casilla.reader.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;
import org.junit.jupiter.api.Test;

final class CellPatchesTest {
  private static final int SIDE = CellPatches.SIDE;

  private final Picture picture = new Picture();
  private final CellPatches patches = new CellPatches();
  private final byte[] patch = new byte[SIDE * SIDE];

  /** Cells of 24 pixels from (20, 20) on, each as bright as its number, with lines between. */
  private static LumaPlane numberedCells(int inverting) {
    byte[] luma = new byte[256 * 256];
    for (int i = 0; i < luma.length; i++) {
      int x = i % 256 - 20;
      int y = i / 256 - 20;
      boolean isCell = x > 0 && y > 0 && x < 216 && y < 216 && x % 24 > 0 && y % 24 > 0;
      luma[i] = (byte) ((isCell ? 100 + y / 24 * 9 + x / 24 : 0) ^ inverting);
    }
    return LumaPlane.of(luma, 256, 256);
  }

  private void cut(int inverting) {
    Mesh mesh = new Mesh((row, column) -> new Point(20.5 + 24 * column, 20.5 + 24 * row));
    assertTrue(picture.load(numberedCells(inverting)).isEmpty());
    patches.cut(picture, new FoundGrid(mesh, 1, inverting != 0));
  }

  private int at(int x, int y) {
    return patch[y * SIDE + x] & 0xff;
  }

  @Test
  void copyPatch_eachCell_isCentred() {
    cut(0);
    for (int cell = 0; cell < 81; cell++) {
      patches.copyPatch(cell, patch, 0);
      assertEquals(100 + cell, at(SIDE / 2, SIDE / 2), "cell " + cell);
    }
  }

  @Test
  void copyPatch_borders_includeLines() {
    cut(0);
    patches.copyPatch(40, patch, 0);

    assertTrue(at(CellPatches.BORDER, SIDE / 2) < 100);
    assertTrue(at(SIDE - CellPatches.BORDER, SIDE / 2) < 100);
    assertEquals(139, at(0, SIDE / 2));
  }

  @Test
  void cut_whiteOnBlack_becomesDarkOnLight() {
    cut(0xff);
    patches.copyPatch(80, patch, 0);

    assertEquals(180, at(SIDE / 2, SIDE / 2));
  }

  @Test
  void copyPatch_cellOutOfRange_throws() {
    assertThrows(IllegalArgumentException.class, () -> patches.copyPatch(81, patch, 0));
    assertThrows(IllegalArgumentException.class, () -> patches.copyPatch(-1, patch, 0));
  }
}
