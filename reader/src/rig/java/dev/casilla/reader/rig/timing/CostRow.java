package dev.casilla.reader.rig.timing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The cost of reading one set of images: a row of the report. */
public final class CostRow {
  /** The column headings, in the order of {@link #columns}. */
  public static final List<String> HEADINGS =
      List.of(
          "set",
          "find",
          "cut",
          "digits",
          "part",
          "conclude",
          "glance",
          "frame",
          "read",
          "kB",
          "most kB",
          "heap MB");

  /** Measures for each image; in milliseconds unless noted. */
  enum Cost {
    /** Loading the image and searching for grids. */
    FIND,
    /** Rectifying the board and cutting its cells, repeated if it is rotated. */
    CUT,
    /** Finding the orientation and classifying the cells. */
    DIGITS,
    /** Finding hidden cells, and separating print from handwriting. */
    PART,
    /** Repair, and the decision about certainty. */
    CONCLUDE,
    /** Everything except the conclusion. */
    GLANCE,
    /** Everything that a frame takes until the result is shown. */
    FRAME,
    /** The same image read as a photo. */
    READ,
    /** Garbage of one frame in kilobytes. */
    GARBAGE,
    /**
     * Memory that a new reader allocates for a photo, in megabytes: an upper bound of what it
     * holds.
     */
    HEAP
  }

  private final String set;
  private final Map<Cost, List<Double>> values = new EnumMap<>(Cost.class);

  public CostRow(String set) {
    this.set = set;
  }

  void add(Cost cost, double value) {
    values.computeIfAbsent(cost, key -> new ArrayList<>()).add(value);
  }

  public List<String> columns() {
    return List.of(
        set,
        spread(Cost.FIND, 1),
        spread(Cost.CUT, 1),
        spread(Cost.DIGITS, 1),
        spread(Cost.PART, 1),
        spread(Cost.CONCLUDE, 1),
        spread(Cost.GLANCE, 1),
        spread(Cost.FRAME, 1),
        spread(Cost.READ, 1),
        spread(Cost.GARBAGE, 0),
        most(Cost.GARBAGE),
        spread(Cost.HEAP, 1));
  }

  private List<Double> list(Cost cost) {
    return values.getOrDefault(cost, List.of());
  }

  private String most(Cost cost) {
    double most = list(cost).stream().mapToDouble(value -> value).max().orElse(0);
    return String.format(Locale.ROOT, "%.0f", most);
  }

  /** The median and the 95th percentile. */
  private String spread(Cost cost, int decimals) {
    List<Double> sorted = new ArrayList<>(list(cost));
    if (sorted.isEmpty()) {
      return "-";
    }
    Collections.sort(sorted);
    double median = sorted.get(sorted.size() / 2);
    double high = sorted.get(sorted.size() * 95 / 100);
    String format = "%." + decimals + "f";
    return String.format(Locale.ROOT, format + " " + format, median, high);
  }
}
