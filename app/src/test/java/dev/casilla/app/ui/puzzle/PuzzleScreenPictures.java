package dev.casilla.app.ui.puzzle;

import dev.casilla.app.R;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PasteError;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The puzzle screen, for golden pictures. */
public final class PuzzleScreenPictures implements PicturedScreen<PuzzleActivity> {
  private static final PuzzleMessage TROUBLE =
      new PuzzleMessage.PasteFailed(new PasteError.UnexpectedCharacter('x', 12));

  /** A 7 is armed, and candidates are shown. */
  private static final EditorState CANDIDATES =
      PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE))
          .with(PuzzleStates.MODE.armedWith(7).toggled(Toggle.CANDIDATES));

  /** The clues of the started puzzle. */
  private static final Sheet BEGUN = Sheet.of(Grid.parse("..3.2.6..9" + ".".repeat(71)));

  private static final EntryMode CLUES = PuzzleStates.MODE.toggled(Toggle.CLUES);

  @Override
  public String name() {
    return "puzzle";
  }

  @Override
  public Class<PuzzleActivity> activity() {
    return PuzzleActivity.class;
  }

  @Override
  public Map<String, Consumer<PuzzleActivity>> states() {
    Map<String, Consumer<PuzzleActivity>> states = new TreeMap<>();
    states.put("home", shown(PuzzleStates::home));
    states.put("home-again", shown(PuzzleStates::homeAgain));
    states.put("opening", shown(PuzzleScreenPictures::openingLong));
    states.put("trouble", shown(() -> PuzzleStates.home().withNotice(TROUBLE)));
    states.put("reading", shown(() -> PuzzleStates.home().withNotice(Fixed.READING)));
    states.put("blank", shown(PuzzleStates::blank));
    states.put("typed", shown(() -> PuzzleStates.known(PuzzleStates.typed(SamplePuzzles.UNIQUE))));
    states.put("clash", shown(PuzzleStates::clashing));
    states.put("wrong", shown(PuzzleStates::wrong));
    states.put("solving", shown(PuzzleScreenPictures::solving));
    states.put("candidates-digit-in-hand", shown(() -> PuzzleStates.at(CANDIDATES)));
    states.put("not-kept", shown(() -> PuzzleStates.home().withNotice(Fixed.STORAGE_FAILED)));
    states.put(
        "editing-clues-cells", shown(() -> PuzzleStates.at(at("B2", "B3", "C3").with(CLUES))));
    states.put(
        "printed-clue", shown(() -> PuzzleStates.at(at("A3")).withNotice(Fixed.PRINTED_CLUE)));
    states.put("started-over", shown(PuzzleScreenPictures::startedOver));
    states.put("select-a-cell", shown(() -> PuzzleStates.at(at()).withNotice(Fixed.SELECT_A_CELL)));
    states.put("pasted", shown(PuzzleScreenPictures::pasted));
    states.put("several", judged(SamplePuzzles.SEVERAL, SolutionDisplay.VERDICT));
    states.put("one-of-several", judged(SamplePuzzles.SEVERAL, SolutionDisplay.FIRST));
    states.put("too-few", judged(SamplePuzzles.TOO_FEW, SolutionDisplay.VERDICT));
    states.put("too-few-digits", judged(SamplePuzzles.TOO_FEW_DIGITS, SolutionDisplay.VERDICT));
    states.put("none", judged(SamplePuzzles.NONE, SolutionDisplay.VERDICT));
    states.put("none-to-undo", shown(PuzzleStates::broken));
    states.put(
        "filled",
        shown(() -> PuzzleStates.filledIn(SamplePuzzles.UNIQUE, SamplePuzzles.UNIQUE_SOLUTION)));
    states.put("filled-complete", shown(PuzzleScreenPictures::complete));
    states.put("filled-revealed", shown(PuzzleScreenPictures::revealed));
    states.put("filled-one-of-several", shown(PuzzleScreenPictures::oneOfSeveral));
    states.put("solved", judged(SamplePuzzles.UNIQUE, SolutionDisplay.SOLUTION));
    return states;
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("home-again", "clash", "several", "none", "solved");
  }

  @Override
  public Set<String> statesWithPrimaryContent() {
    Set<String> states = new TreeSet<>(keyStates());
    states.addAll(Set.of("filled", "filled-complete", "filled-one-of-several"));
    return states;
  }

  @Override
  public Set<Integer> primaryContent() {
    return Set.of(
        R.id.primary,
        R.id.secondary,
        R.id.scan,
        R.id.photo,
        R.id.type,
        R.id.paste,
        R.id.last_puzzle,
        R.id.fact);
  }

  private static PuzzleState openingLong() {
    return PuzzleState.opening(PuzzleStates.desk(Sheet.EMPTY)).withSlowOpening();
  }

  private static PuzzleState solving() {
    return PuzzleStates.puzzle(SamplePuzzles.UNIQUE).withNotice(Fixed.SOLVING);
  }

  private static PuzzleState startedOver() {
    EditorState entered = PuzzleStates.desk(BEGUN.withEntry(0, 4));
    return PuzzleStates.at(entered.edited(BEGUN)).withNotice(Fixed.STARTED_OVER);
  }

  private static PuzzleState pasted() {
    return PuzzleState.at(new PuzzleState.Place.OnSheet(Origin.PASTED, 0), at())
        .withNotice(new PuzzleMessage.Pasted(12, 1));
  }

  /** The started puzzle with {@code cells} selected. */
  private static EditorState at(String... cells) {
    CellSelection selection = CellSelection.NONE;
    for (String cell : cells) {
      selection = selection.and(Cells.named(cell));
    }
    return PuzzleStates.desk(BEGUN).select(selection);
  }

  private static PuzzleState complete() {
    return PuzzleStates.known(
        PuzzleStates.filledIn(SamplePuzzles.UNIQUE, SamplePuzzles.UNIQUE_SOLUTION));
  }

  private static PuzzleState revealed() {
    Sheet filled =
        PuzzleStates.filledIn(SamplePuzzles.UNIQUE, SamplePuzzles.UNIQUE_SOLUTION).editor().sheet();
    return PuzzleStates.known(
        PuzzleStates.at(PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE)).revealed(filled)));
  }

  private static PuzzleState oneOfSeveral() {
    return PuzzleStates.known(
        PuzzleStates.filledIn(SamplePuzzles.SEVERAL, SamplePuzzles.OTHER_SOLUTION));
  }

  private static Consumer<PuzzleActivity> judged(Grid givens, SolutionDisplay showing) {
    return shown(() -> PuzzleStates.judged(givens, showing));
  }

  private static Consumer<PuzzleActivity> shown(Supplier<PuzzleState> scene) {
    return activity -> LaidOutPuzzleScreen.of(activity, PuzzleStates.state(scene.get()));
  }
}
