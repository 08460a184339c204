package dev.casilla.cli.hint;

import dev.casilla.cli.environment.Messages;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.path.HintFinder;
import dev.casilla.solver.hint.regression.TechniqueCase;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs cases in HoDoKu's regression format and counts those that pass. */
public final class TechniqueReport {
  private final HintFinder finder = new HintFinder(true);
  private final HintFormatter formatter;
  private final Messages messages;

  /** Passed and all cases by technique. */
  private final Map<Technique, int[]> counts = new EnumMap<>(Technique.class);

  private final List<String> misses = new ArrayList<>();
  private int skipped;

  public TechniqueReport(Messages messages) {
    this.messages = messages;
    formatter = new HintFormatter(messages);
  }

  /**
   * Runs the case that {@code line} describes.
   *
   * @throws IllegalArgumentException if it describes none
   */
  public void add(String line) {
    TechniqueCase test = TechniqueCase.parse(line);
    Optional<TechniqueFinder> found = test.technique().flatMap(finder::finder);
    if (found.isEmpty()) {
      skipped++;
      return;
    }
    int[] count = counts.computeIfAbsent(found.get().technique(), technique -> new int[2]);
    count[1]++;
    if (test.isPassedBy(found.get())) {
      count[0]++;
    } else {
      misses.add(line);
    }
  }

  /** Whether every case of a known technique passed. */
  public boolean isPassed() {
    return misses.isEmpty();
  }

  /** Prints the counts of each technique, the cases missed, and the sum. */
  public void print(PrintWriter out) {
    int passed = 0;
    int all = 0;
    for (Map.Entry<Technique, int[]> entry : counts.entrySet()) {
      int[] count = entry.getValue();
      out.println(formatter.name(entry.getKey()) + " " + count[0] + "/" + count[1]);
      passed += count[0];
      all += count[1];
    }
    for (String miss : misses) {
      out.println(messages.text("techniques.missed", miss));
    }
    if (skipped > 0) {
      out.println(messages.text("techniques.skipped", skipped));
    }
    out.println("passed " + passed + "/" + all);
  }
}
