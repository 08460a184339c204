package dev.casilla.training.score;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.training.cells.LabelledPatch;
import dev.casilla.training.cells.PhotoBoard;
import dev.casilla.training.cells.PhotoBoards;
import dev.casilla.training.cells.SyntheticCells;
import dev.casilla.training.draw.ContentPainter;
import java.util.List;
import java.util.function.Supplier;

/** Measures a model on fonts and photos that were not used for training. */
public final class ModelReport {
  private static final int SYNTHETIC = 20_000;
  private static final int FOREIGN = 5_000;
  private static final long SEED = 77;
  private static final double COMMON = 0.5;
  private static final String[] KINDS = {"print", "hand", "empty"};

  private final DigitModel model;
  private final StringBuilder text = new StringBuilder();
  private final CellScore drawn;
  private final CellScore photographed;

  private ModelReport(DigitModel model) {
    this.model = model;
    drawn = new CellScore(model);
    photographed = new CellScore(model);
  }

  /** A table of the accuracy on drawn cells and on photos. */
  public static String table(
      DigitModel model, PhotoBoards real, ContentPainter.TypefaceSet heldOut) {
    ModelReport report = new ModelReport(model);
    report.measure(real, heldOut);
    return report.text.toString();
  }

  /** The table, the confusion matrix and the calibration. */
  public static String full(
      DigitModel model, PhotoBoards real, ContentPainter.TypefaceSet heldOut) {
    ModelReport report = new ModelReport(model);
    report.measure(real, heldOut);
    report.text.append("\n### Drawn cells\n\n").append(report.drawn.confusionTable());
    report.text.append('\n').append(report.drawn.confidenceTable());
    report.text.append("\n### Photos\n\n").append(report.photographed.confusionTable());
    report.text.append('\n').append(report.photographed.confidenceTable());
    return report.text.toString();
  }

  private void measure(PhotoBoards real, ContentPainter.TypefaceSet heldOut) {
    text.append("what | boards right | " + CellScore.COLUMNS + "\n");
    text.append("---|---|---|---|---|---|---|---|---|---\n");
    SyntheticCells common = new SyntheticCells(SEED, heldOut, COMMON, 0);
    drawn("drawn, common", common::next);
    drawn("drawn, worst", new SyntheticCells(SEED, heldOut, 1, 0)::next);
    drawn("drawn, from afar", new SyntheticCells(SEED, heldOut, COMMON, 1)::next);
    CellScore foreign = new CellScore(model);
    for (int i = 0; i < FOREIGN; i++) {
      foreign.add(common.noDigit());
    }
    line("drawn, letters, numbers, pictures", "", foreign);
    for (String set : List.of("newspaper", "various", "calendar", PhotoBoards.NEVER_TRAINED)) {
      photographed(set, real.toMeasureWith(set));
    }
  }

  private void drawn(String what, Supplier<LabelledPatch> cells) {
    CellScore[] kinds = scores();
    for (int i = 0; i < SYNTHETIC; i++) {
      LabelledPatch sample = cells.get();
      drawn.add(sample);
      kinds[kindOf(sample)].add(sample);
    }
    for (int kind = 0; kind < KINDS.length; kind++) {
      line(what + ", " + KINDS[kind], "", kinds[kind]);
    }
  }

  private void photographed(String set, List<PhotoBoard> boards) {
    CellScore[] kinds = scores();
    int right = 0;
    for (PhotoBoard board : boards) {
      int wrong = 0;
      for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
        LabelledPatch sample = board.cell(cell);
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

  private CellScore[] scores() {
    return new CellScore[] {new CellScore(model), new CellScore(model), new CellScore(model)};
  }

  private static int kindOf(LabelledPatch sample) {
    return sample.mark() == CellClass.EMPTY ? 2 : CellClass.isWritten(sample.mark()) ? 1 : 0;
  }

  private void line(String what, String boards, CellScore score) {
    text.append(what + " | " + boards + " | " + score.row()).append('\n');
  }
}
