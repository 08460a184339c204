package dev.casilla.app.ui.share;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.view.View;
import androidx.fragment.app.FragmentManager;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.R;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/** The share sheet on an empty screen for golden pictures. */
public final class SharePictures implements PicturedScreen<PuzzleActivity> {
  @Override
  public String name() {
    return "share";
  }

  @Override
  public Class<PuzzleActivity> activity() {
    return PuzzleActivity.class;
  }

  @Override
  public Map<String, Consumer<PuzzleActivity>> states() {
    return Map.of(
        "choices", shown(new ShareUiState.Choosing()),
        "writing", shown(new ShareUiState.Writing(true)),
        "failed", shown(new ShareUiState.Failed()));
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("choices");
  }

  @Override
  public Set<Integer> primaryContent() {
    return Set.of(R.id.picture, R.id.text, R.id.file, R.id.copy);
  }

  @Override
  public View window(PuzzleActivity activity) {
    return Objects.requireNonNull(sheet(activity).requireDialog().getWindow()).getDecorView();
  }

  private static Consumer<PuzzleActivity> shown(ShareUiState state) {
    return activity -> {
      ViewModelProvider models = new ViewModelProvider(sheet(activity));
      Given.state(models.get(ShareViewModel.class).state(), state);
    };
  }

  private static ShareFragment sheet(PuzzleActivity activity) {
    FragmentManager fragments = activity.getSupportFragmentManager();
    if (fragments.getFragments().isEmpty()) {
      activity.setContentView(new View(activity));
      ShareFragment.show(activity, Sheet.EMPTY);
      fragments.executePendingTransactions();
      // The window becomes edge-to-edge only once it is attached.
      shadowOf(Looper.getMainLooper()).idle();
    }
    return (ShareFragment) fragments.getFragments().get(0);
  }
}
