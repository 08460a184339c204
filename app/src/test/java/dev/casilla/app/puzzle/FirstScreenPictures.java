package dev.casilla.app.puzzle;

import dev.casilla.app.R;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The puzzle screen, for golden pictures. */
public final class FirstScreenPictures implements PicturedScreen<PuzzleActivity> {
  private static final PuzzleMessage TROUBLE =
      new PuzzleMessage.Trouble(new PasteTrouble.UnexpectedCharacter('x', 12));

  /** With a 7 in hand, to be written where it can go. */
  private static final Desk CANDIDATES =
      Scenes.desk(Sheet.of(Puzzles.UNIQUE))
          .with(Scenes.MODE.armedWith(7).switched(Switch.CANDIDATES));

  /** How it begins. */
  private static final Sheet BEGUN = Sheet.of(Grid.parse("..3.2.6..9" + ".".repeat(71)));

  private static final EntryMode CLUES = Scenes.MODE.switched(Switch.CLUES);

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
    states.put("home", shown(Scenes::home));
    states.put("home-again", shown(Scenes::homeAgain));
    states.put("opening", shown(FirstScreenPictures::openingLong));
    states.put("trouble", shown(() -> Scenes.home().saying(TROUBLE)));
    states.put("reading", shown(() -> Scenes.home().saying(Saying.READING)));
    states.put("blank", shown(Scenes::blank));
    states.put("typed", shown(() -> Scenes.known(Scenes.typed(Puzzles.UNIQUE))));
    states.put("clash", shown(Scenes::clashing));
    states.put("wrong", shown(Scenes::wrong));
    states.put("solving", shown(FirstScreenPictures::solving));
    states.put("candidates-digit-in-hand", shown(() -> Scenes.at(CANDIDATES)));
    states.put("not-kept", shown(() -> Scenes.home().saying(Saying.NOT_KEPT)));
    states.put("editing-clues-cells", shown(() -> Scenes.at(at("B2", "B3", "C3").with(CLUES))));
    states.put("printed-clue", shown(() -> Scenes.at(at("A3")).saying(Saying.PRINTED_CLUE)));
    states.put("started-over", shown(FirstScreenPictures::startedOver));
    states.put("select-a-cell", shown(() -> Scenes.at(at()).saying(Saying.SELECT_A_CELL)));
    states.put("pasted", shown(FirstScreenPictures::pasted));
    states.put("several", judged(Puzzles.SEVERAL, Showing.VERDICT));
    states.put("one-of-several", judged(Puzzles.SEVERAL, Showing.FIRST));
    states.put("too-few", judged(Puzzles.TOO_FEW, Showing.VERDICT));
    states.put("too-few-digits", judged(Puzzles.TOO_FEW_DIGITS, Showing.VERDICT));
    states.put("none", judged(Puzzles.NONE, Showing.VERDICT));
    states.put("none-to-undo", shown(Scenes::broken));
    states.put("filled", shown(() -> Scenes.filledIn(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION)));
    states.put("filled-complete", shown(FirstScreenPictures::complete));
    states.put("filled-revealed", shown(FirstScreenPictures::revealed));
    states.put("filled-one-of-several", shown(FirstScreenPictures::oneOfSeveral));
    states.put("solved", judged(Puzzles.UNIQUE, Showing.SOLUTION));
    return states;
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("home-again", "clash", "several", "none", "solved");
  }

  @Override
  public Set<String> statesAtAGlance() {
    Set<String> states = new TreeSet<>(keyStates());
    states.addAll(Set.of("filled", "filled-complete", "filled-one-of-several"));
    return states;
  }

  @Override
  public Set<Integer> foremost() {
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

  private static Scene openingLong() {
    return Scene.opening(Scenes.desk(Sheet.EMPTY)).openingLong();
  }

  private static Scene solving() {
    return Scenes.puzzle(Puzzles.UNIQUE).saying(Saying.SOLVING);
  }

  private static Scene startedOver() {
    Desk entered = Scenes.desk(BEGUN.withEntry(0, 4));
    return Scenes.at(entered.edited(BEGUN)).saying(Saying.STARTED_OVER);
  }

  private static Scene pasted() {
    return Scene.at(new Scene.Place.At(Origin.PASTED, 0), at())
        .saying(new PuzzleMessage.Pasted(12, 1));
  }

  /** The puzzle as it begins, with {@code cells} selected. */
  private static Desk at(String... cells) {
    Selection selection = Selection.NONE;
    for (String cell : cells) {
      selection = selection.and(Cells.named(cell));
    }
    return Scenes.desk(BEGUN).select(selection);
  }

  private static Scene complete() {
    return Scenes.known(Scenes.filledIn(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION));
  }

  private static Scene revealed() {
    Sheet filled = Scenes.filledIn(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION).desk().sheet();
    return Scenes.known(Scenes.at(Scenes.desk(Sheet.of(Puzzles.UNIQUE)).revealed(filled)));
  }

  private static Scene oneOfSeveral() {
    return Scenes.known(Scenes.filledIn(Puzzles.SEVERAL, Puzzles.OTHER_SOLUTION));
  }

  private static Consumer<PuzzleActivity> judged(Grid givens, Showing showing) {
    return shown(() -> Scenes.judged(givens, showing));
  }

  private static Consumer<PuzzleActivity> shown(Supplier<Scene> scene) {
    return activity -> ScreenPicture.of(activity, Scenes.state(scene.get()));
  }
}
