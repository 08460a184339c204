package dev.casilla.reader.digits;

import dev.casilla.reader.board.CellPatches;
import java.util.List;

/**
 * Creates patches from ASCII art: each character is two by two pixels, centred in a cell with grid
 * lines.
 */
public final class PatchArt {
  public static final List<List<String>> DIGITS =
      List.of(
          List.of(),
          List.of("..##.", ".###.", "..##.", "..##.", "..##.", "..##.", "..##.", ".####"),
          List.of(".####.", "##..##", "....##", "...##.", "..##..", ".##...", "##....", "######"),
          List.of(".####.", "##..##", "....##", "..###.", "....##", "....##", "##..##", ".####."),
          List.of("...##.", "..###.", ".####.", "##.##.", "######", "...##.", "...##.", "...##."),
          List.of("######", "##....", "##....", "#####.", "....##", "....##", "##..##", ".####."),
          List.of(".####.", "##..##", "##....", "#####.", "##..##", "##..##", "##..##", ".####."),
          List.of("######", "....##", "....##", "...##.", "...##.", "..##..", "..##..", "..##.."),
          List.of(".####.", "##..##", "##..##", ".####.", "##..##", "##..##", "##..##", ".####."),
          List.of(".####.", "##..##", "##..##", "##..##", ".#####", "....##", "##..##", ".####."));

  private static final int DOT = 2;
  private static final int INK = 40;
  private static final int PAPER = 200;

  private PatchArt() {}

  /** Returns a cell with the art in its centre. */
  public static byte[] patch(List<String> art) {
    return patch(art, INK);
  }

  /** Returns a cell with the art in its centre, drawn with this brightness. */
  public static byte[] patch(List<String> art, int ink) {
    int side = CellPatches.SIDE;
    int width = art.isEmpty() ? 0 : art.get(0).length();
    byte[] sharp = new byte[InkNormalizer.PIXELS];
    for (int i = 0; i < sharp.length; i++) {
      int x = i % side;
      int y = i / side;
      boolean isLine = isLine(x) || isLine(y);
      int column = Math.floorDiv(x - side / 2 + width * DOT / 2, DOT);
      int row = Math.floorDiv(y - side / 2 + art.size() * DOT / 2, DOT);
      boolean isInside = row >= 0 && row < art.size() && column >= 0 && column < width;
      boolean isArt = isInside && art.get(row).charAt(column) == '#';
      sharp[i] = (byte) (isLine ? INK : isArt ? ink : PAPER);
    }
    return sharp;
  }

  private static boolean isLine(int place) {
    return place == CellPatches.BORDER || place == CellPatches.SIDE - 1 - CellPatches.BORDER;
  }
}
