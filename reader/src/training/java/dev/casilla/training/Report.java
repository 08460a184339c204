package dev.casilla.training;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.DigitModel;
import dev.casilla.reader.digits.Mark;
import java.util.List;
import java.util.function.Supplier;

/** Measures a model on fonts and photos it was not trained with. */
final class Report {
  private static final int SYNTHETIC = 20_000;
  private static final int FOREIGN = 5_000;
  private static final long SEED = 77;
  private static final double COMMON = 0.5;
  private static final String[] KINDS = {"print", "hand", "empty"};

  private final DigitModel model;
  private final StringBuilder text = new StringBuilder();
  private final Score drawn;
  private final Score photographed;

  private Report(DigitModel model) {
    this.model = model;
    drawn = new Score(model);
    photographed = new Score(model);
  }

  /** One table: what is right on drawn cells and on photos. */
  static String table(DigitModel model, RealBoards real, Content.Type heldOut) {
    Report report = new Report(model);
    report.measure(real, heldOut);
    return report.text.toString();
  }

  /** The table, what is taken for what, and what confidence is worth. */
  static String full(DigitModel model, RealBoards real, Content.Type heldOut) {
    Report report = new Report(model);
    report.measure(real, heldOut);
    report.text.append("\n### Drawn cells\n\n").append(report.drawn.confusionTable());
    report.text.append('\n').append(report.drawn.confidenceTable());
    report.text.append("\n### Photos\n\n").append(report.photographed.confusionTable());
    report.text.append('\n').append(report.photographed.confidenceTable());
    return report.text.toString();
  }

  private void measure(RealBoards real, Content.Type heldOut) {
    text.append("what | boards right | " + Score.COLUMNS + "\n");
    text.append("---|---|---|---|---|---|---|---|---|---\n");
    SyntheticCells common = new SyntheticCells(SEED, heldOut, COMMON, 0);
    drawn("drawn, common", common::next);
    drawn("drawn, worst", new SyntheticCells(SEED, heldOut, 1, 0)::next);
    drawn("drawn, from afar", new SyntheticCells(SEED, heldOut, COMMON, 1)::next);
    Score foreign = new Score(model);
    for (int i = 0; i < FOREIGN; i++) {
      foreign.add(common.noDigit());
    }
    line("drawn, letters, numbers, pictures", "", foreign);
    for (String set : List.of("newspaper", "various", "calendar", RealBoards.UNTOUCHED)) {
      photographed(set, real.toMeasureWith(set));
    }
  }

  private void drawn(String what, Supplier<Sample> cells) {
    Score[] kinds = scores();
    for (int i = 0; i < SYNTHETIC; i++) {
      Sample sample = cells.get();
      drawn.add(sample);
      kinds[kindOf(sample)].add(sample);
    }
    for (int kind = 0; kind < KINDS.length; kind++) {
      line(what + ", " + KINDS[kind], "", kinds[kind]);
    }
  }

  private void photographed(String set, List<RealBoard> boards) {
    Score[] kinds = scores();
    int right = 0;
    for (RealBoard board : boards) {
      int wrong = 0;
      for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
        Sample sample = board.cell(cell);
        photographed.add(sample);
        wrong += kinds[kindOf(sample)].add(sample) ? 0 : 1;
      }
      right += wrong == 0 ? 1 : 0;
    }
    for (int kind = 0; kind < KINDS.length; kind++) {
      if (kinds[kind].cells() > 0) {
        String whole = kind == 0 ? right + " of " + boards.size() : "";
        line("photos, " + set + ", " + KINDS[kind], whole, kinds[kind]);
      }
    }
  }

  private Score[] scores() {
    return new Score[] {new Score(model), new Score(model), new Score(model)};
  }

  private static int kindOf(Sample sample) {
    return sample.mark() == Mark.EMPTY ? 2 : Mark.isWritten(sample.mark()) ? 1 : 0;
  }

  private void line(String what, String boards, Score score) {
    text.append(what + " | " + boards + " | " + score.row()).append('\n');
  }
}
