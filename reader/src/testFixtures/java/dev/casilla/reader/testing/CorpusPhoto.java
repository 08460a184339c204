package dev.casilla.reader.testing;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A photo of a printed puzzle and its ground truth.
 *
 * @param file the photo
 * @param set the collection it is from
 * @param puzzle identifies the puzzle; several photos may share it
 * @param givens 81 characters as in {@code truth.csv}
 * @param corners the position of the grid, if known
 */
public record CorpusPhoto(
    Path file, String set, String puzzle, String givens, Optional<Quad> corners) {
  /** Parses a line of {@code truth.csv}. */
  static CorpusPhoto parse(Path folder, String line) {
    String[] fields = line.split(",", -1);
    return new CorpusPhoto(
        folder.resolve(fields[0]).resolve(fields[1] + ".jpg"),
        fields[0],
        fields[3],
        fields[2],
        fields[4].isEmpty() ? Optional.empty() : Optional.of(parseCorners(fields)));
  }

  private static Quad parseCorners(String[] fields) {
    return new Quad(
        parsePoint(fields, 4),
        parsePoint(fields, 6),
        parsePoint(fields, 8),
        parsePoint(fields, 10));
  }

  private static Point parsePoint(String[] fields, int at) {
    return new Point(Double.parseDouble(fields[at]), Double.parseDouble(fields[at + 1]));
  }

  /**
   * Whether the photo is held out from training: half of the puzzles are, with all their photos.
   */
  public boolean isHeldOut() {
    return Integer.parseInt(puzzle) % 2 == 0;
  }

  /** Whether the network was trained with it: one set is never used for training. */
  public boolean isTrainedWith() {
    return !isHeldOut() && !set.equals("calendar-more");
  }

  /** For example {@code newspaper/001}. */
  public String name() {
    return set + "/" + file.getFileName().toString().replace(".jpg", "");
  }
}
