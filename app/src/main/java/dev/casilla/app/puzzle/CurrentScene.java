package dev.casilla.app.puzzle;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.settings.Settings;
import java.util.List;

/**
 * The scene as it is now. Whoever has another one shows it here: it is written down, and the
 * verdict follows it. Confined to the main thread.
 */
final class CurrentScene implements Keeping.Watch {
  private final SavedScene saved;
  private final LiveVerdict verdicts;
  private final MutableLiveData<PuzzleUiState> state = new MutableLiveData<>();
  private Settings settings;
  private Scene scene;

  /** Before what was there last time, to a person who chose {@code settings}. */
  CurrentScene(SavedScene saved, LiveVerdict verdicts, Settings settings) {
    this.saved = saved;
    this.verdicts = verdicts;
    this.settings = settings;
    scene = Scene.opening(Desk.blank(saved.hand().mode(settings.entryOrder())));
    state.setValue(PuzzleUiState.of(scene, settings));
  }

  /** What the screen shows. */
  LiveData<PuzzleUiState> state() {
    return state;
  }

  Scene get() {
    return scene;
  }

  /** What is left of it when the process ends. */
  SavedScene saved() {
    return saved;
  }

  Settings settings() {
    return settings;
  }

  /** Whether there is a sheet that can be written on. */
  boolean isWritable() {
    return scene.hasSheet() && !scene.showing().isFilled();
  }

  /** Goes over to {@code next}. */
  void show(Scene next) {
    scene = next.hasSheet() ? next.knowing(verdicts.on(next.desk().clues())) : next;
    writeDown();
    state.setValue(PuzzleUiState.of(scene, settings));
    if (scene.hasSheet()) {
      verdicts.follow(scene.desk().clues());
    }
  }

  /** Says {@code message} first of all, until the next gesture. */
  void say(PuzzleMessage message) {
    show(scene.saying(message));
  }

  /** Takes over what the person chose. */
  void apply(Settings chosen) {
    boolean isOtherOrder = chosen.entryOrder() != settings.entryOrder();
    settings = chosen;
    EntryMode mode = scene.desk().mode();
    boolean isToTurn = isOtherOrder && mode.order() != chosen.entryOrder();
    show(isToTurn ? scene.holding(scene.desk().with(mode.reordered())) : scene);
  }

  /** Whoever has no sheet can begin one meanwhile. */
  @Override
  public void late() {
    if (scene.place() instanceof Scene.Place.Opening) {
      show(scene.openingLong());
    } else {
      say(PuzzleMessage.Saying.STILL_OPENING);
    }
  }

  @Override
  public void missed() {
    say(PuzzleMessage.Saying.NOT_KEPT);
  }

  @Override
  public void refused() {
    say(PuzzleMessage.Saying.NOT_KEPT);
  }

  @Override
  public void unwritten(List<Unwritten.Left> left) {
    saved.unkept().setSheets(left);
  }

  /** Before it is known what is there, what was there last time stays written. */
  private void writeDown() {
    if (!(scene.place() instanceof Scene.Place.Opening)) {
      saved.write(scene);
    }
  }
}
