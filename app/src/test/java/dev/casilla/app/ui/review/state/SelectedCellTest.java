package dev.casilla.app.ui.review.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftCell.Guess;
import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.review.state.SelectedCell.Choice;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.solver.Grid;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SelectedCellTest {
  @Test
  void on_doubtfulCell_offersReadingRunnerUpAndNothing() {
    SelectedCell focus = SelectedCell.on(DraftSamples.doubtful(), DraftSamples.cell("G7"));
    assertEquals(2, focus.place());
    assertEquals(2, focus.doubts());
    assertEquals(
        List.of(
            new Choice(5, 82, true),
            new Choice(6, 15, false),
            new Choice(0, SelectedCell.UNREAD, false)),
        focus.choices());
  }

  @Test
  void on_correctedCell_offersTheCorrectionToo() {
    int cell = DraftSamples.cell("G7");
    ScanDraft draft = DraftSamples.doubtful();
    draft = draft.with(cell, draft.cell(cell).corrected(9));
    assertEquals(
        List.of(
            new Choice(5, 82, false),
            new Choice(6, 15, false),
            new Choice(9, SelectedCell.UNREAD, true)),
        SelectedCell.on(draft, cell).choices());
  }

  /** A cell with doubtful ink or with something covering it. */
  @Test
  void on_doubtfulCellThatLooksClear_offersTheSameWithoutNumbers() {
    int cell = DraftSamples.cell("G7");
    ScanDraft clear = DraftSamples.clear();
    DraftCell read = clear.cell(cell);
    DraftCell doubted = new DraftCell(read.ink(), 5, read.likely(), read.next(), true);
    assertEquals(
        List.of(new Choice(5, 100, true), new Choice(0, 0, false)),
        SelectedCell.on(clear, cell).choices());
    assertEquals(
        List.of(
            new Choice(5, SelectedCell.WITHHELD, true),
            new Choice(0, SelectedCell.WITHHELD, false)),
        SelectedCell.on(clear.with(cell, doubted), cell).choices());
  }

  /** The reader chose the digit to reach exactly one solution; nobody has confirmed it. */
  @Test
  void on_cellRepairedWithWhatIsNotTheRunnerUp_isNotAPersonsChoice() {
    int cell = DraftSamples.cell("G7");
    ScanDraft clear = DraftSamples.clear();
    DraftCell repaired = new DraftCell(Ink.PRINTED, 9, new Guess(5, 82), new Guess(6, 15), true);
    assertTrue(
        SelectedCell.on(clear.with(cell, repaired), cell)
            .choices()
            .contains(new Choice(9, SelectedCell.WITHHELD, true)));
  }

  /** Rounding would show 100 %, which needs no check. */
  @Test
  void on_cellDoubtedForItsDigit_tellsANumberThatIsNoMoreThanThat() {
    int cell = DraftSamples.cell("G7");
    for (double doubted : new double[] {0.985, 0.9899, 0.98999999}) {
      Guess likely = Guess.of(5, doubted);
      ScanDraft draft =
          DraftSamples.clear()
              .with(cell, new DraftCell(Ink.PRINTED, 5, likely, Guess.of(6, 0.01), true));
      assertEquals(
          List.of(
              new Choice(5, 98, true),
              new Choice(6, 1, false),
              new Choice(0, SelectedCell.UNREAD, false)),
          SelectedCell.on(draft, cell).choices());
      assertFalse(SelectedCell.on(draft, cell).isInkInDoubt());
    }
  }

  @Test
  void on_whatIsNotQuiteCertain_isNotAHundredPercent() {
    assertEquals(new Guess(5, 99), Guess.of(5, CellReading.CONFIDENT));
    assertEquals(new Guess(5, 99), Guess.of(5, 0.9999999));
    assertEquals(new Guess(5, 100), Guess.of(5, 1));
    assertEquals(new Guess(5, 100), Guess.of(5, 1.0000001));
    assertEquals(new Guess(5, 0), Guess.of(5, 0));
    assertEquals(new Guess(5, 58), Guess.of(5, 0.58));
  }

  @Test
  void isInkInDoubt_whereTheDigitIsClear_orIsWrittenAmongPrint() {
    int cell = DraftSamples.cell("G7");
    assertTrue(on(cell, Ink.PRINTED, 100, true).isInkInDoubt());
    assertTrue(on(cell, Ink.WRITTEN, 97, true).isInkInDoubt());
    assertTrue(on(cell, Ink.PRINTED, 100, true).isOnlyInkInDoubt());
    assertFalse(on(cell, Ink.WRITTEN, 97, true).isOnlyInkInDoubt());
    assertFalse(on(cell, Ink.PRINTED, 97, true).isInkInDoubt());
    assertFalse(on(cell, Ink.NONE, 100, true).isInkInDoubt());
    assertFalse(on(cell, Ink.WRITTEN, 100, false).isInkInDoubt());
  }

  /** A digit that the reader changed is doubtful itself. */
  @Test
  void isInkInDoubt_ofWhatWasRepairedThoughItLookedClear_isNot() {
    int cell = DraftSamples.cell("G7");
    DraftCell repaired = new DraftCell(Ink.PRINTED, 9, new Guess(5, 99), new Guess(6, 0), true);
    assertFalse(SelectedCell.on(DraftSamples.clear().with(cell, repaired), cell).isInkInDoubt());
  }

  private static SelectedCell on(int cell, Ink ink, int percent, boolean isDoubtful) {
    int digit = ink == Ink.NONE ? Grid.NO_DIGIT : 5;
    DraftCell content =
        new DraftCell(ink, digit, new Guess(digit, percent), new Guess(6, 0), isDoubtful);
    return SelectedCell.on(DraftSamples.clear().with(cell, content), cell);
  }

  @Test
  void on_emptyCell_offersNothingOnce() {
    SelectedCell focus = SelectedCell.on(DraftSamples.clear(), DraftSamples.cell("A1"));
    assertEquals(List.of(new Choice(0, 100, true), new Choice(1, 0, false)), focus.choices());
    assertEquals(0, focus.place());
  }
}
