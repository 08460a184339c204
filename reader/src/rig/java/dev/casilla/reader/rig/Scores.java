package dev.casilla.reader.rig;

import dev.casilla.reader.vision.Rejection;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What was measured on one set of pictures: a row of the report. */
final class Scores {
  /** What each column says, in the order of {@link #columns}. */
  static final List<String> HEADINGS =
      List.of(
          "set",
          "n",
          "found",
          "raw",
          "shown",
          "solved",
          "other",
          "certain",
          "WRONG",
          "inexact",
          "digits %",
          "empties %",
          "miss",
          "inv",
          "mist",
          "p>h",
          "h>p",
          "hand %",
          "find ms",
          "read ms",
          "repair ms",
          "photo ms",
          "kB",
          "most kB",
          "rejected");

  /** What is measured of each picture. */
  enum Cost {
    FIND,
    READ,
    REPAIR,
    PHOTO,
    KILOBYTES
  }

  private final String set;
  private final Map<Assessment.Kind, Integer> cells = new EnumMap<>(Assessment.Kind.class);
  private final Map<Cost, List<Double>> costs = new EnumMap<>(Cost.class);
  private final Map<Rejection, Integer> rejections = new EnumMap<>(Rejection.class);
  private int pictures;
  private int puzzles;
  private int found;
  private int raw;
  private int shown;
  private int solved;
  private int others;
  private int certain;
  private int misread;
  private int inexact;

  Scores(String set) {
    this.set = set;
    for (Cost cost : Cost.values()) {
      costs.put(cost, new ArrayList<>());
    }
  }

  void add(Assessment assessment) {
    pictures++;
    puzzles += assessment.specimen().truth().isPresent() ? 1 : 0;
    found += assessment.isFound() ? 1 : 0;
    raw += assessment.isRawRight() ? 1 : 0;
    shown += assessment.isShownRight() ? 1 : 0;
    solved += assessment.isSolutionRight() ? 1 : 0;
    others += assessment.isOther() ? 1 : 0;
    certain += assessment.isCertain() ? 1 : 0;
    misread += assessment.isMisread() ? 1 : 0;
    inexact += assessment.isInexact() ? 1 : 0;
    assessment.rejection().ifPresent(why -> rejections.merge(why, 1, Integer::sum));
    for (Assessment.Kind kind : Assessment.Kind.values()) {
      cells.merge(kind, assessment.count(kind), Integer::sum);
    }
  }

  void add(Cost cost, double value) {
    list(cost).add(value);
  }

  private List<Double> list(Cost cost) {
    return costs.computeIfAbsent(cost, key -> new ArrayList<>());
  }

  String set() {
    return set;
  }

  int pictures() {
    return pictures;
  }

  /** How many puzzles are not shown as they are. */
  int notRead() {
    return puzzles - shown;
  }

  /** How many show a solution as certain that is wrong. */
  int misread() {
    return misread + inexact;
  }

  List<String> columns() {
    int printed =
        of(Assessment.Kind.PRINT_RIGHT) + of(Assessment.Kind.MISSED) + of(Assessment.Kind.MISTAKEN);
    int empty = of(Assessment.Kind.EMPTY_RIGHT) + of(Assessment.Kind.INVENTED);
    int written = of(Assessment.Kind.HAND_RIGHT) + of(Assessment.Kind.HAND_WRONG);
    return List.of(
        set,
        "" + pictures,
        "" + found,
        "" + raw,
        "" + shown,
        "" + solved,
        "" + others,
        "" + certain,
        "" + misread,
        "" + inexact,
        percent(of(Assessment.Kind.PRINT_RIGHT), printed),
        percent(of(Assessment.Kind.EMPTY_RIGHT), empty),
        "" + of(Assessment.Kind.MISSED),
        "" + of(Assessment.Kind.INVENTED),
        "" + of(Assessment.Kind.MISTAKEN),
        "" + of(Assessment.Kind.PRINT_AS_HAND),
        "" + of(Assessment.Kind.HAND_AS_PRINT),
        percent(of(Assessment.Kind.HAND_RIGHT), written),
        spread(Cost.FIND),
        spread(Cost.READ),
        spread(Cost.REPAIR),
        spread(Cost.PHOTO),
        spread(Cost.KILOBYTES),
        most(Cost.KILOBYTES),
        rejections.isEmpty() ? "" : rejections.toString());
  }

  private int of(Assessment.Kind kind) {
    return cells.getOrDefault(kind, 0);
  }

  private static String percent(int part, int of) {
    return of == 0 ? "-" : String.format(Locale.ROOT, "%.2f", 100.0 * part / of);
  }

  private String most(Cost cost) {
    double most = list(cost).stream().mapToDouble(value -> value).max().orElse(0);
    return String.format(Locale.ROOT, "%.0f", most);
  }

  /** The median and the 95th percentile. */
  private String spread(Cost cost) {
    List<Double> sorted = new ArrayList<>(list(cost));
    if (sorted.isEmpty()) {
      return "-";
    }
    Collections.sort(sorted);
    double median = sorted.get(sorted.size() / 2);
    double high = sorted.get(sorted.size() * 95 / 100);
    return String.format(
        Locale.ROOT, cost == Cost.KILOBYTES ? "%.0f %.0f" : "%.1f %.1f", median, high);
  }
}
