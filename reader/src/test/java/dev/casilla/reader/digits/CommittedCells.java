package dev.casilla.reader.digits;

import dev.casilla.reader.vision.CellPatches;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Cells drawn with fonts that are not trained with, for machines without these fonts: {@code
 * :reader:sampleSheet} draws the picture. A row for each mark, then one of letters, numbers and
 * pictures.
 */
final class CommittedCells {
  /** The row of what is no digit. */
  static final int NO_DIGIT = Mark.COUNT;

  private final Raster picture;

  CommittedCells() throws IOException {
    try (InputStream in = CommittedCells.class.getResourceAsStream("held-out-cells.png")) {
      if (in == null) {
        throw new IOException("no cells");
      }
      BufferedImage image = ImageIO.read(in);
      picture = image.getRaster();
    }
  }

  /** The patches of a row. */
  List<byte[]> row(int row) {
    List<byte[]> patches = new ArrayList<>();
    int side = CellPatches.SIDE;
    for (int x = 0; x < picture.getWidth(); x += side) {
      byte[] patch = new byte[InkScale.PIXELS];
      picture.getDataElements(x, row * side, side, side, patch);
      patches.add(patch);
    }
    return patches;
  }
}
