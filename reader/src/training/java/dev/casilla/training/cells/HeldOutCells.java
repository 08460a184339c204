package dev.casilla.training.cells;

import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.testing.CorpusPhoto;
import dev.casilla.training.draw.Typefaces;
import java.util.ArrayList;
import java.util.List;

/** Cells for tests, of fonts and photos that were not used for training. Stateless. */
public final class HeldOutCells {
  /** Hardness of the worst usual photos; {@code report.md} covers worse ones. */
  private static final double USUAL_HARDNESS = 0.5;

  private HeldOutCells() {}

  /** The missing fonts, or an empty string if all are present. */
  public static String missingFonts() {
    return String.join(" ", new Typefaces().missingPackages());
  }

  /** Cells drawn with held-out fonts: half of them printed, the others empty or handwritten. */
  public static List<LabelledPatch> drawn(long seed, int count) {
    return drawn(seed, count, 0);
  }

  /** The same from a distance, with 10 to 17 pixels per side. */
  public static List<LabelledPatch> drawnAfar(long seed, int count) {
    return drawn(seed, count, 1);
  }

  private static List<LabelledPatch> drawn(long seed, int count, double afar) {
    SyntheticCells cells =
        new SyntheticCells(seed, new Typefaces().toMeasureWith(), USUAL_HARDNESS, afar);
    List<LabelledPatch> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      samples.add(cells.next());
    }
    return samples;
  }

  /** Cells of every {@code every}-th held-out photo of a set; empty if there are no photos. */
  public static List<LabelledPatch> photographed(String set, int every) {
    List<LabelledPatch> samples = new ArrayList<>();
    for (PhotoBoard board : boardsOf(set, every)) {
      for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
        samples.add(board.cell(cell));
      }
    }
    return samples;
  }

  /** The same by board: the 81 contiguous patches of each, upright. */
  public static List<byte[]> boards(String set, int every) {
    return boardsOf(set, every).stream().map(PhotoBoard::patches).toList();
  }

  private static List<PhotoBoard> boardsOf(String set, int every) {
    int[] seen = {0};
    return PhotoBoards.read(photo -> isHeldOut(photo, set) && Math.floorMod(seen[0]++, every) == 0)
        .toMeasureWith(set);
  }

  private static boolean isHeldOut(CorpusPhoto photo, String set) {
    return photo.set().equals(set) && photo.isHeldOut();
  }
}
