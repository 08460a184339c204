package dev.casilla.reader.rig;

import dev.casilla.reader.vision.Rejection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What was read of one set of pictures: a row of the report. */
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
          "further",
          "offered",
          "WRONG",
          "inexact",
          "digits %",
          "givens %",
          "empties %",
          "sure %",
          "miss",
          "inv",
          "mist",
          "unread",
          "p>h",
          "h>p",
          "hand %",
          "rejected");

  private final String set;
  private final Map<Assessment.Kind, Integer> cells = new EnumMap<>(Assessment.Kind.class);
  private final Map<Rejection, Integer> rejections = new EnumMap<>(Rejection.class);
  private final Map<Outcome, Integer> certain = new EnumMap<>(Outcome.class);
  private Share found = new Share(0, 0);
  private Share raw = new Share(0, 0);
  private Share shown = new Share(0, 0);
  private Share solved = new Share(0, 0);
  private Share refused = new Share(0, 0);
  private Share offered = new Share(0, 0);
  private int pictures;
  private int others;
  private int certainAtFirst;

  Scores(String set) {
    this.set = set;
  }

  void add(Assessment assessment) {
    pictures++;
    addPuzzle(assessment);
    if (assessment.specimen().printed().refusal().isPresent()) {
      refused = refused.plus(assessment.isRefusedRightly());
    } else if (assessment.specimen().truth().isEmpty()) {
      offered = offered.plus(assessment.board().isPresent());
    }
    others += assessment.isOther() ? 1 : 0;
    certainAtFirst += assessment.isCertain() ? 1 : 0;
    for (Outcome outcome : Outcome.values()) {
      certain.merge(outcome, assessment.certain(outcome).size(), Integer::sum);
    }
    assessment.rejection().ifPresent(why -> rejections.merge(why, 1, Integer::sum));
    for (Assessment.Kind kind : Assessment.Kind.values()) {
      cells.merge(kind, assessment.count(kind), Integer::sum);
    }
  }

  private void addPuzzle(Assessment assessment) {
    Specimen specimen = assessment.specimen();
    if (specimen.error().isPresent()) {
      found = found.plus(assessment.isFound());
    }
    if (specimen.truth().isPresent()) {
      raw = raw.plus(assessment.isRawRight());
      shown = shown.plus(assessment.isShownRight());
    }
    if (specimen.truth().flatMap(Truth::solution).isPresent()) {
      solved = solved.plus(assessment.isSolutionRight());
    }
  }

  int pictures() {
    return pictures;
  }

  String set() {
    return set;
  }

  /** How much went wrong, of how much could. */
  Share wrong(Measure measure) {
    return switch (measure) {
      case FOUND -> found.rest();
      case RAW -> raw.rest();
      case SHOWN -> (refused.of() > 0 ? refused : shown).rest();
      case SOLVED -> solved.rest();
      case DIGITS -> new Share(of(Assessment.Kind.PRINT_RIGHT), printed()).rest();
      case GIVENS -> new Share(givens(), printed()).rest();
      case EMPTIES -> new Share(of(Assessment.Kind.EMPTY_RIGHT), empties()).rest();
      case OFFERED -> offered;
      case SURE ->
          new Share(
              of(Assessment.Kind.SURELY_WRONG),
              of(Assessment.Kind.SURELY_WRONG) + of(Assessment.Kind.SURELY_RIGHT));
      case MISREAD -> new Share(of(Outcome.WRONG) + of(Outcome.INEXACT), pictures);
    };
  }

  List<String> columns() {
    int furtherCertain =
        of(Outcome.EXACT) + of(Outcome.INEXACT) + of(Outcome.WRONG) - certainAtFirst;
    int unread =
        of(Assessment.Kind.PRINT_UNREAD)
            + of(Assessment.Kind.EMPTY_UNREAD)
            + of(Assessment.Kind.HAND_UNREAD);
    return List.of(
        set,
        "" + pictures,
        count(found),
        count(raw),
        count(refused.of() > 0 ? refused : shown),
        count(solved),
        "" + others,
        "" + certainAtFirst,
        "" + furtherCertain,
        count(offered),
        "" + of(Outcome.WRONG),
        "" + of(Outcome.INEXACT),
        new Share(of(Assessment.Kind.PRINT_RIGHT), printed()).toString(),
        new Share(givens(), printed()).toString(),
        new Share(of(Assessment.Kind.EMPTY_RIGHT), empties()).toString(),
        wrong(Measure.SURE).rest().toString(),
        "" + of(Assessment.Kind.MISSED),
        "" + of(Assessment.Kind.INVENTED),
        "" + of(Assessment.Kind.MISTAKEN),
        "" + unread,
        "" + of(Assessment.Kind.PRINT_AS_HAND),
        "" + of(Assessment.Kind.HAND_AS_PRINT),
        new Share(of(Assessment.Kind.HAND_RIGHT), written()).toString(),
        rejections.isEmpty() ? "" : rejections.toString());
  }

  /** How many, and of how many where those are not all of the row. */
  private String count(Share share) {
    if (share.of() == 0) {
      return "-";
    }
    return share.part() + (share.of() == pictures ? "" : " of " + share.of());
  }

  private int printed() {
    return of(Assessment.Kind.PRINT_RIGHT)
        + of(Assessment.Kind.MISSED)
        + of(Assessment.Kind.MISTAKEN)
        + of(Assessment.Kind.PRINT_UNREAD);
  }

  private int givens() {
    return of(Assessment.Kind.PRINT_RIGHT) - of(Assessment.Kind.PRINT_AS_HAND);
  }

  private int empties() {
    return of(Assessment.Kind.EMPTY_RIGHT)
        + of(Assessment.Kind.INVENTED)
        + of(Assessment.Kind.EMPTY_UNREAD);
  }

  private int written() {
    return of(Assessment.Kind.HAND_RIGHT)
        + of(Assessment.Kind.HAND_WRONG)
        + of(Assessment.Kind.HAND_UNREAD);
  }

  private int of(Assessment.Kind kind) {
    return cells.getOrDefault(kind, 0);
  }

  private int of(Outcome outcome) {
    return certain.getOrDefault(outcome, 0);
  }
}
