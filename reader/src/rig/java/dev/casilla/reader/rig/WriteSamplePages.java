package dev.casilla.reader.rig;

import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.draw.PagePuzzle;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/** Writes the rendered sample pages of the project and prints their puzzles. */
public final class WriteSamplePages {
  /** A sample: file name, seed of the page, and camera. */
  private record Sample(String name, long seed, ShotSpec shot) {}

  private static final List<Sample> SAMPLES =
      List.of(
          new Sample("from-above", 112, new ShotSpec(48, 3, 8, 0.3, 0)),
          new Sample("aslant", 108, new ShotSpec(40, -24, 30, 0.4, 0)),
          new Sample("on-its-side", 111, new ShotSpec(36, 96, 15, 0.4, 0)));

  private WriteSamplePages() {}

  /**
   * Writes the samples.
   *
   * @param args the folder
   */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    PageRenderer renderer = new PageRenderer(960, 720);
    for (Sample sample : SAMPLES) {
      RenderedPage page = renderer.puzzle(sample.seed, sample.shot);
      File file = folder.resolve(sample.name + ".jpg").toFile();
      ImageIO.write(ImageFiles.imageOf(page.plane()), "jpg", file);
      String givens = page.puzzle().map(PagePuzzle::givens).orElseThrow().toString();
      System.out.println(file.getName() + " " + givens);
    }
  }
}
