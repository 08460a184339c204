package dev.casilla.reader.digits.network;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.InkNormalizer;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Cells drawn with fonts that were not used for training, for machines without these fonts; {@code
 * :reader:sampleSheet} draws the image. One row for each class, then a row of letters, numbers and
 * pictures.
 */
public final class CommittedCells {
  /** The row without digits. */
  static final int NO_DIGIT = CellClass.COUNT;

  private final Raster picture;

  public CommittedCells() throws IOException {
    try (InputStream in = CommittedCells.class.getResourceAsStream("held-out-cells.png")) {
      if (in == null) {
        throw new IOException("missing resource: cells");
      }
      BufferedImage image = ImageIO.read(in);
      picture = image.getRaster();
    }
  }

  /** The patches of a row. */
  public List<byte[]> row(int row) {
    List<byte[]> patches = new ArrayList<>();
    int side = CellPatches.SIDE;
    for (int x = 0; x < picture.getWidth(); x += side) {
      byte[] patch = new byte[InkNormalizer.PIXELS];
      picture.getDataElements(x, row * side, side, side, patch);
      patches.add(patch);
    }
    return patches;
  }
}
