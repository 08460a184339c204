package dev.casilla.app.ui.puzzle;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.view.View;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.golden.Popup;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The menu of the puzzle screen, for golden pictures. */
public final class PuzzleMenuPictures implements PicturedScreen<PuzzleActivity> {
  private static final String SHEET = "sheet";

  @Override
  public String name() {
    return "puzzle-menu";
  }

  @Override
  public Class<PuzzleActivity> activity() {
    return PuzzleActivity.class;
  }

  @Override
  public Map<String, Consumer<PuzzleActivity>> states() {
    return Map.of(SHEET, PuzzleMenuPictures::open);
  }

  @Override
  public Set<String> keyStates() {
    return Set.of();
  }

  @Override
  public View window(PuzzleActivity activity) {
    return Popup.last();
  }

  private static void open(PuzzleActivity activity) {
    PuzzleUiState state = PuzzleStates.state(PuzzleStates.known(PuzzleStates.clashing()));
    LaidOutPuzzleScreen.of(activity, state).views.title.showOverflowMenu();
    shadowOf(Looper.getMainLooper()).idle();
  }
}
