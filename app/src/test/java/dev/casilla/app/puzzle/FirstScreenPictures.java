package dev.casilla.app.puzzle;

import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.solver.Grid;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The puzzle screen, for golden pictures. */
public final class FirstScreenPictures implements PicturedScreen<PuzzleActivity> {
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
    states.put("blank", shown(Scenes::blank));
    states.put("typed", shown(() -> Scenes.known(Scenes.typed(Puzzles.UNIQUE))));
    states.put("clash", shown(Scenes::clashing));
    states.put("wrong", shown(Scenes::wrong));
    states.put("several", judged(Puzzles.SEVERAL, Showing.VERDICT));
    states.put("none", judged(Puzzles.NONE, Showing.VERDICT));
    states.put("solved", judged(Puzzles.UNIQUE, Showing.SOLUTION));
    return states;
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("home", "clash", "several");
  }

  private static Consumer<PuzzleActivity> judged(Grid givens, Showing showing) {
    return shown(() -> Scenes.judged(givens, showing));
  }

  private static Consumer<PuzzleActivity> shown(Supplier<Scene> scene) {
    return activity -> ScreenPicture.of(activity, Scenes.state(scene.get()));
  }
}
