package dev.casilla.reader.rig.score;

import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.rig.specimen.BoardTruth;
import dev.casilla.reader.rig.specimen.Specimen;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The reading results of one set of pictures: a row of the report. */
public final class ScoreRow {
  /** The headings, in the order of {@link #columns}. */
  public static final List<String> HEADINGS =
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
  private final Map<ReadingAssessment.Kind, Integer> cells =
      new EnumMap<>(ReadingAssessment.Kind.class);
  private final Map<RejectionReason, Integer> rejections = new EnumMap<>(RejectionReason.class);
  private final Map<ReadingOutcome, Integer> certain = new EnumMap<>(ReadingOutcome.class);
  private Fraction found = new Fraction(0, 0);
  private Fraction raw = new Fraction(0, 0);
  private Fraction shown = new Fraction(0, 0);
  private Fraction solved = new Fraction(0, 0);
  private Fraction refused = new Fraction(0, 0);
  private Fraction offered = new Fraction(0, 0);
  private int pictures;
  private int others;
  private int firstBoardCertain;

  public ScoreRow(String set) {
    this.set = set;
  }

  public void add(ReadingAssessment assessment) {
    pictures++;
    addPuzzle(assessment);
    if (assessment.specimen().printed().refusal().isPresent()) {
      refused = refused.plus(assessment.isRejectedCorrectly());
    } else if (assessment.specimen().truth().isEmpty()) {
      offered = offered.plus(assessment.board().isPresent());
    }
    others += assessment.isOtherPuzzle() ? 1 : 0;
    firstBoardCertain += assessment.isCertain() ? 1 : 0;
    for (ReadingOutcome outcome : ReadingOutcome.values()) {
      certain.merge(outcome, assessment.certain(outcome).size(), Integer::sum);
    }
    assessment.rejection().ifPresent(why -> rejections.merge(why, 1, Integer::sum));
    for (ReadingAssessment.Kind kind : ReadingAssessment.Kind.values()) {
      cells.merge(kind, assessment.count(kind), Integer::sum);
    }
  }

  private void addPuzzle(ReadingAssessment assessment) {
    Specimen specimen = assessment.specimen();
    if (specimen.error().isPresent()) {
      found = found.plus(assessment.isFound());
    }
    if (specimen.truth().isPresent()) {
      raw = raw.plus(assessment.isRawRight());
      shown = shown.plus(assessment.isShownRight());
    }
    if (specimen.truth().flatMap(BoardTruth::solution).isPresent()) {
      solved = solved.plus(assessment.isSolutionRight());
    }
  }

  public int pictures() {
    return pictures;
  }

  public String set() {
    return set;
  }

  /** Returns the number of errors and of possible errors. */
  Fraction wrong(ErrorMeasure measure) {
    return switch (measure) {
      case FOUND -> found.rest();
      case RAW -> raw.rest();
      case SHOWN -> (refused.of() > 0 ? refused : shown).rest();
      case SOLVED -> solved.rest();
      case DIGITS -> new Fraction(of(ReadingAssessment.Kind.PRINT_RIGHT), printed()).rest();
      case GIVENS -> new Fraction(givens(), printed()).rest();
      case EMPTIES -> new Fraction(of(ReadingAssessment.Kind.EMPTY_RIGHT), empties()).rest();
      case OFFERED -> offered;
      case SURE ->
          new Fraction(
              of(ReadingAssessment.Kind.SURELY_WRONG),
              of(ReadingAssessment.Kind.SURELY_WRONG) + of(ReadingAssessment.Kind.SURELY_RIGHT));
      case MISREAD -> new Fraction(of(ReadingOutcome.WRONG) + of(ReadingOutcome.INEXACT), pictures);
    };
  }

  public List<String> columns() {
    int furtherCertain =
        of(ReadingOutcome.EXACT)
            + of(ReadingOutcome.INEXACT)
            + of(ReadingOutcome.WRONG)
            - firstBoardCertain;
    int unread =
        of(ReadingAssessment.Kind.PRINT_UNREAD)
            + of(ReadingAssessment.Kind.EMPTY_UNREAD)
            + of(ReadingAssessment.Kind.HAND_UNREAD);
    return List.of(
        set,
        "" + pictures,
        count(found),
        count(raw),
        count(refused.of() > 0 ? refused : shown),
        count(solved),
        "" + others,
        "" + firstBoardCertain,
        "" + furtherCertain,
        count(offered),
        "" + of(ReadingOutcome.WRONG),
        "" + of(ReadingOutcome.INEXACT),
        new Fraction(of(ReadingAssessment.Kind.PRINT_RIGHT), printed()).toString(),
        new Fraction(givens(), printed()).toString(),
        new Fraction(of(ReadingAssessment.Kind.EMPTY_RIGHT), empties()).toString(),
        wrong(ErrorMeasure.SURE).rest().toString(),
        "" + of(ReadingAssessment.Kind.MISSED),
        "" + of(ReadingAssessment.Kind.INVENTED),
        "" + of(ReadingAssessment.Kind.MISTAKEN),
        "" + unread,
        "" + of(ReadingAssessment.Kind.PRINT_AS_HAND),
        "" + of(ReadingAssessment.Kind.HAND_AS_PRINT),
        new Fraction(of(ReadingAssessment.Kind.HAND_RIGHT), written()).toString(),
        rejections.isEmpty() ? "" : rejections.toString());
  }

  /** Formats a count, with its total if that differs from the number of pictures. */
  private String count(Fraction share) {
    if (share.of() == 0) {
      return "-";
    }
    return share.part() + (share.of() == pictures ? "" : " of " + share.of());
  }

  private int printed() {
    return of(ReadingAssessment.Kind.PRINT_RIGHT)
        + of(ReadingAssessment.Kind.MISSED)
        + of(ReadingAssessment.Kind.MISTAKEN)
        + of(ReadingAssessment.Kind.PRINT_UNREAD);
  }

  private int givens() {
    return of(ReadingAssessment.Kind.PRINT_RIGHT) - of(ReadingAssessment.Kind.PRINT_AS_HAND);
  }

  private int empties() {
    return of(ReadingAssessment.Kind.EMPTY_RIGHT)
        + of(ReadingAssessment.Kind.INVENTED)
        + of(ReadingAssessment.Kind.EMPTY_UNREAD);
  }

  private int written() {
    return of(ReadingAssessment.Kind.HAND_RIGHT)
        + of(ReadingAssessment.Kind.HAND_WRONG)
        + of(ReadingAssessment.Kind.HAND_UNREAD);
  }

  private int of(ReadingAssessment.Kind kind) {
    return cells.getOrDefault(kind, 0);
  }

  private int of(ReadingOutcome outcome) {
    return certain.getOrDefault(outcome, 0);
  }
}
