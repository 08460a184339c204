package dev.casilla.training;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.DigitModel;
import dev.casilla.reader.digits.Mark;
import java.util.List;

/** Measures a model on fonts and photos it was not trained with. */
final class Report {
  private static final int SYNTHETIC = 20_000;
  private static final long SEED = 77;
  private static final double COMMON = 0.5;
  private static final String HEAD =
      "what | boards right | cells | right | digits right | empties right | missed | invented"
          + " | mistaken | print as hand | hand as print\n"
          + "---|---|---|---|---|---|---|---|---|---|---\n";

  private final DigitModel model;
  private final StringBuilder text = new StringBuilder();

  private Report(DigitModel model) {
    this.model = model;
  }

  static String of(DigitModel model, RealBoards real, Content.Type heldOut) {
    Report report = new Report(model);
    report.text.append(HEAD);
    report.synthetic("drawn, common", new SyntheticCells(SEED, heldOut, COMMON));
    Score drawn = report.synthetic("drawn, worst", new SyntheticCells(SEED, heldOut, 1));
    Score photos = new Score(model);
    for (String set : List.of("newspaper", "various", "calendar", RealBoards.UNTOUCHED)) {
      report.photos(set, real.toMeasureWith(set), photos);
    }
    report.text.append("\n## Held-out fonts\n\n").append(drawn.confusionTable());
    report.text.append('\n').append(drawn.confidenceTable());
    report.text.append("\n## Held-out photos\n\n").append(photos.confusionTable());
    report.text.append('\n').append(photos.confidenceTable());
    return report.text.toString();
  }

  private Score synthetic(String what, SyntheticCells cells) {
    Score all = new Score(model);
    Score printed = new Score(model);
    Score written = new Score(model);
    Score empty = new Score(model);
    for (int i = 0; i < SYNTHETIC; i++) {
      Sample sample = cells.next();
      all.add(sample);
      int mark = Integer.numberOfTrailingZeros(sample.allowed());
      Score kind = mark == Mark.EMPTY ? empty : Mark.isWritten(mark) ? written : printed;
      kind.add(sample);
    }
    line(what + ", print", "", printed);
    line(what + ", hand", "", written);
    line(what + ", empty", "", empty);
    return all;
  }

  private void photos(String set, List<RealBoard> boards, Score all) {
    if (boards.isEmpty()) {
      return;
    }
    Score score = new Score(model);
    int right = 0;
    for (RealBoard board : boards) {
      int wrong = 0;
      for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
        all.add(board.cell(cell));
        wrong += score.add(board.cell(cell)) ? 0 : 1;
      }
      right += wrong == 0 ? 1 : 0;
    }
    line("photos, " + set, right + " of " + boards.size(), score);
  }

  private void line(String what, String boards, Score score) {
    text.append(what + " | " + boards + " | " + score.row()).append('\n');
  }
}
