package dev.casilla.solver.bench;

import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.path.HintFinder;
import dev.casilla.solver.hint.regression.TechniqueCase;
import dev.casilla.testing.SharedData;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs the shared cases in HoDoKu's regression format: {@code ./gradlew :solver:techniques}. Prints
 * the cases that fail, a table by technique, and {@code passed N/M} at the end.
 */
public final class TechniqueTable {
  private final HintFinder finder = new HintFinder(true);

  /** Passed and all cases. */
  private final Map<Technique, int[]> counts = new EnumMap<>(Technique.class);

  private int unknown;

  private TechniqueTable() {}

  /** Prints the table, or that there are no cases. */
  public static void main(String[] args) {
    Optional<List<String>> cases = SharedData.findPuzzles("techniques");
    if (cases.isEmpty()) {
      System.out.println("skipped: no shared puzzles/techniques.txt, -Pshared=FOLDER names it");
      return;
    }
    TechniqueTable table = new TechniqueTable();
    cases.get().forEach(table::run);
    table.print();
  }

  private void run(String line) {
    TechniqueCase test = TechniqueCase.parse(line);
    test.technique()
        .flatMap(finder::finder)
        .ifPresentOrElse(
            found -> {
              boolean isPassed = test.isPassedBy(found);
              int[] count = counts.computeIfAbsent(found.technique(), key -> new int[2]);
              count[0] += isPassed ? 1 : 0;
              count[1]++;
              if (!isPassed) {
                System.out.println("missed: " + line);
              }
            },
            () -> unknown++);
  }

  private void print() {
    List<String> rows = new ArrayList<>();
    int passed = 0;
    int all = 0;
    for (Map.Entry<Technique, int[]> entry : counts.entrySet()) {
      int[] count = entry.getValue();
      rows.add("| " + entry.getKey() + " | " + count[0] + "/" + count[1] + " |");
      passed += count[0];
      all += count[1];
    }
    System.out.println("cases of techniques that are not implemented: " + unknown);
    System.out.println("| technique | passed |\n|---|---|");
    rows.forEach(System.out::println);
    System.out.println("passed " + passed + "/" + all);
  }
}
