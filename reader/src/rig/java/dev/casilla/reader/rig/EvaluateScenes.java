package dev.casilla.reader.rig;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.reader.testing.scene.Scene;
import dev.casilla.reader.testing.scene.SceneRenderer;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts in how many scenes of each kind the puzzles are found and read. Run it with {@code
 * ./gradlew :reader:evaluateScenes}.
 *
 * <p><i>Found</i>: a board within 0.35 cell, or as many boards as there are puzzles; <i>read</i>:
 * all puzzles are shown as printed; <i>wrong</i>: boards that are certain and not as printed; then
 * the reasons of what was rejected.
 */
public final class EvaluateScenes {
  private static final double MAX_ERROR = 0.35;

  private final PuzzleReader reader = new PuzzleReader();
  private final Map<String, Integer> rejected = new TreeMap<>();
  private int found;
  private int read;
  private int wrong;

  private EvaluateScenes() {}

  /**
   * Prints a line for each kind.
   *
   * @param args how many scenes of each kind, and the first seed
   */
  public static void main(String[] args) {
    int count = Integer.parseInt(args[0]);
    long first = Long.parseLong(args[1]);
    for (Scene kind : Scene.values()) {
      EvaluateScenes scenes = new EvaluateScenes();
      for (long seed = first; seed < first + count; seed++) {
        scenes.measure(SceneRenderer.scene(kind, seed));
      }
      System.out.printf(
          "%-12s of %d: found %d, read %d, wrong %d, rejected %s%n",
          kind, count, scenes.found, scenes.read, scenes.wrong, scenes.rejected);
    }
  }

  private void measure(RenderedPage page) {
    PuzzleReading reading = reader.read(page.plane());
    if (reading instanceof PuzzleReading.Boards boards) {
      int puzzles = 1 + page.others().size();
      List<ReadBoard> all = boards.bestFirst();
      boolean isFound =
          page.nodes().isEmpty()
              ? all.size() >= puzzles
              : all.stream()
                  .anyMatch(board -> PlanarError.ofNodes(board.grid(), page.nodes()) < MAX_ERROR);
      long asPrinted = all.stream().filter(board -> page.prints(board.shown())).count();
      found += isFound ? 1 : 0;
      read += asPrinted >= puzzles ? 1 : 0;
      wrong += all.stream().anyMatch(b -> b.isCertain() && !page.prints(b.shown())) ? 1 : 0;
    } else if (reading instanceof PuzzleReading.Rejected rejection) {
      rejected.merge(rejection.why().name(), 1, Integer::sum);
    }
  }
}
