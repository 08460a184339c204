package dev.casilla.reader.rig.timing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What reading one set of pictures took: a row of the report. */
public final class CostRow {
  /** What each column says, in the order of {@link #columns}. */
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

  /** What is measured of each picture; milliseconds unless it says otherwise. */
  enum Cost {
    /** To load the picture and to look for its grids. */
    FIND,
    /** To flatten the board and cut it into cells, again if it has to be turned. */
    CUT,
    /** To find out which way up it stands and to read its cells. */
    DIGITS,
    /** To tell what is hidden, and print from handwriting. */
    PART,
    /** To repair, and to decide what is certain. */
    CONCLUDE,
    /** All of it but the conclusion. */
    GLANCE,
    /** All that a frame takes until something is shown. */
    FRAME,
    /** All of it with all care, as a photo. */
    READ,
    /** Garbage made by a glance, in kilobytes. */
    GARBAGE,
    /** All that a new reader allocates for a photo, in megabytes: no less than it ever holds. */
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
