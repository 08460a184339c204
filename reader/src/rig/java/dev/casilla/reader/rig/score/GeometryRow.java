package dev.casilla.reader.rig.score;

import dev.casilla.reader.result.FaintGrids;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.result.GridSearchResult;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.PlanarError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The measurements of one set of pictures: a row of the report. */
public final class GeometryRow {
  public static final String HEADER =
      String.format(
          "%-24s %4s %5s %5s %5s %5s  %-11s %-11s %-11s %-11s %-9s  %s",
          "set",
          "n",
          "found",
          "<.35",
          "<.15",
          "wrong",
          "error",
          "load ms",
          "find ms",
          "cut ms",
          "kB",
          "rejected");

  /**
   * Maximum error of an exact grid, in cells; the corners of the photos are annotated about as
   * precisely.
   */
  private static final double MAX_EXACT_ERROR = 0.15;

  private final String name;
  private final List<Double> errors = new ArrayList<>();
  private final Map<Stage, List<Double>> costs = new EnumMap<>(Stage.class);
  private final Map<RejectionReason, Integer> rejections = new EnumMap<>(RejectionReason.class);
  private int pictures;
  private int found;

  /** The measured values of each picture. */
  public enum Stage {
    LOAD,
    FIND,
    CUT,
    KILOBYTES
  }

  public GeometryRow(String name) {
    this.name = name;
    for (Stage stage : Stage.values()) {
      costs.put(stage, new ArrayList<>());
    }
  }

  public void count(GridSearchResult result) {
    pictures++;
    if (result instanceof RejectionReason rejection) {
      rejections.merge(rejection, 1, Integer::sum);
    } else if (result instanceof FaintGrids grids) {
      rejections.merge(grids.rejection(), 1, Integer::sum);
    } else if (result instanceof FoundGrids) {
      found++;
    }
  }

  public void cost(Stage stage, double value) {
    list(stage).add(value);
  }

  /** Adds the error of the best grid, in cells. */
  public void error(double cells) {
    errors.add(cells);
  }

  private List<Double> list(Stage stage) {
    return costs.computeIfAbsent(stage, key -> new ArrayList<>());
  }

  private long within(double limit) {
    return errors.stream().filter(error -> error < limit).count();
  }

  /** Returns the median and the 95th percentile. */
  private static String spread(List<Double> values, String format) {
    if (values.isEmpty()) {
      return "-";
    }
    List<Double> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    double median = sorted.get(sorted.size() / 2);
    double high = sorted.get(sorted.size() * 95 / 100);
    return String.format(format + " " + format, median, high);
  }

  @Override
  public String toString() {
    return String.format(
        "%-24s %4d %5d %5d %5d %5d  %-11s %-11s %-11s %-11s %-9s  %s",
        name,
        pictures,
        found,
        within(PlanarError.FOUND),
        within(MAX_EXACT_ERROR),
        errors.size() - within(PlanarError.FOUND),
        spread(errors, "%.3f"),
        spread(list(Stage.LOAD), "%.1f"),
        spread(list(Stage.FIND), "%.1f"),
        spread(list(Stage.CUT), "%.1f"),
        spread(list(Stage.KILOBYTES), "%.0f"),
        rejections);
  }
}
