package dev.casilla.reader.evidence;

import dev.casilla.reader.board.Rectifier;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;

/** A blank rectified board to draw on. Positions are in pixels from the first node. */
public final class DrawnBoard {
  public static final int CELL = LineDirection.BOARD.cell();

  private static final int SIDE = LineDirection.BOARD.side();
  private static final int MARGIN = LineDirection.BOARD.margin();
  private static final int PAPER = 220;

  final GrayImage image = new GrayImage();

  public DrawnBoard() {
    image.reshape(SIDE, SIDE);
    Arrays.fill(image.luma(), (byte) PAPER);
  }

  /** Draws ten lines in each direction, one pixel wide, with this contrast. */
  public DrawnBoard withLines(int contrast) {
    for (int line = 0; line < Mesh.LINES; line++) {
      darken(line * CELL, 0, 1, Mesh.CELLS * CELL, contrast);
      darken(0, line * CELL, Mesh.CELLS * CELL, 1, contrast);
    }
    return this;
  }

  /** Draws a rectangle with this contrast; 0 erases. */
  void darken(int left, int top, int width, int height, int contrast) {
    for (int y = MARGIN + top; y < MARGIN + top + height; y++) {
      int from = y * SIDE + MARGIN + left;
      Arrays.fill(image.luma(), from, from + width, (byte) (PAPER - contrast));
    }
  }

  /** The nodes of the board. */
  public static Mesh mesh() {
    return new Mesh((row, column) -> new Point(MARGIN + column * CELL, MARGIN + row * CELL));
  }

  /** The lines seen at the positions of this mesh. */
  public SeenLines seenAt(Mesh mesh) {
    GrayImage flat = new GrayImage();
    new Rectifier().rectify(image, mesh, LineDirection.BOARD, flat);
    LineOffsets offsets = new LineOffsets();
    new LineScanner().scan(flat, LineScanner.FINAL_REACH, offsets);
    SeenLines lines = new SeenLines();
    lines.analyze(flat, offsets, mesh, image);
    return lines;
  }
}
