package dev.casilla.training.score;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.training.cells.LabelledPatch;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** An image of patches in rows. Not thread-safe. */
public final class PatchSheet {
  private static final int ZOOM = 2;
  private static final int TILE = ZOOM * CellPatches.SIDE + 4;
  private static final int NAMES = 70;
  private static final int WORDS = 13;
  private static final Color GROUND = new Color(0x20, 0x30, 0x60);

  private final List<Row> rows = new ArrayList<>();

  /** A cell and its caption. */
  public record Tile(LabelledPatch sample, String words) {}

  private record Row(String name, List<Tile> tiles) {}

  public void add(String name, List<Tile> tiles) {
    rows.add(new Row(name, tiles));
  }

  /** Writes a PNG file and creates its folder. */
  public void write(Path file) {
    int columns = rows.stream().mapToInt(row -> row.tiles.size()).max().orElse(0);
    int height = Math.max(1, rows.size() * (TILE + WORDS));
    BufferedImage image =
        new BufferedImage(NAMES + columns * TILE, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(GROUND);
    graphics.fillRect(0, 0, image.getWidth(), height);
    graphics.setColor(Color.WHITE);
    graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, WORDS - 3));
    for (int i = 0; i < rows.size(); i++) {
      int top = i * (TILE + WORDS);
      graphics.drawString(rows.get(i).name, 2, top + TILE / 2);
      for (int k = 0; k < rows.get(i).tiles.size(); k++) {
        Tile tile = rows.get(i).tiles.get(k);
        int side = ZOOM * CellPatches.SIDE;
        graphics.drawImage(imageOf(tile.sample.patch()), NAMES + k * TILE, top, side, side, null);
        graphics.drawString(tile.words, NAMES + k * TILE, top + TILE + WORDS - 6);
      }
    }
    graphics.dispose();
    save(image, file);
  }

  private static BufferedImage imageOf(byte[] patch) {
    BufferedImage image =
        new BufferedImage(CellPatches.SIDE, CellPatches.SIDE, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < patch.length; i++) {
      int luma = patch[i] & 0xff;
      image.setRGB(i % CellPatches.SIDE, i / CellPatches.SIDE, luma << 16 | luma << 8 | luma);
    }
    return image;
  }

  public static void save(BufferedImage image, Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      ImageIO.write(image, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
