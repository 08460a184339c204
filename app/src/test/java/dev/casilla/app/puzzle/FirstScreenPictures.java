package dev.casilla.app.puzzle;

import dev.casilla.app.R;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.sheet.Sheet;
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
  private static final Desk CANDIDATES =
      Scenes.desk(Sheet.of(Puzzles.UNIQUE)).with(Scenes.MODE.switched(Switch.CANDIDATES));

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
    states.put("blank", shown(Scenes::blank));
    states.put("typed", shown(() -> Scenes.known(Scenes.typed(Puzzles.UNIQUE))));
    states.put("clash", shown(Scenes::clashing));
    states.put("wrong", shown(Scenes::wrong));
    states.put("solving", shown(FirstScreenPictures::solving));
    states.put("candidates", shown(() -> Scenes.at(CANDIDATES)));
    states.put("several", judged(Puzzles.SEVERAL, Showing.VERDICT));
    states.put("one-of-several", judged(Puzzles.SEVERAL, Showing.FIRST));
    states.put("too-few", judged(Puzzles.TOO_FEW, Showing.VERDICT));
    states.put("too-few-digits", judged(Puzzles.TOO_FEW_DIGITS, Showing.VERDICT));
    states.put("none", judged(Puzzles.NONE, Showing.VERDICT));
    states.put("none-to-undo", shown(Scenes::broken));
    states.put("filled", shown(() -> Scenes.filledIn(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION)));
    states.put("filled-complete", shown(FirstScreenPictures::complete));
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
    return Scenes.puzzle(Puzzles.UNIQUE).saying(PuzzleMessage.Saying.SOLVING);
  }

  private static Scene complete() {
    return Scenes.known(Scenes.filledIn(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION));
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
