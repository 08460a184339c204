package dev.casilla.app.ui.history;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.view.View;
import com.google.android.material.appbar.MaterialToolbar;
import dev.casilla.app.R;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.golden.Popup;
import dev.casilla.app.golden.WindowPicture;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/** The menus of the history, for golden pictures. */
public final class HistoryMenuPictures implements PicturedScreen<HistoryActivity> {
  private final HistoryPictures history = new HistoryPictures();

  @Override
  public String name() {
    return "history-menu";
  }

  @Override
  public Class<HistoryActivity> activity() {
    return HistoryActivity.class;
  }

  @Override
  public Map<String, Consumer<HistoryActivity>> states() {
    return Map.of("all", this::openAll, "row", this::openRow);
  }

  @Override
  public Set<String> keyStates() {
    return Set.of();
  }

  @Override
  public View window(HistoryActivity activity) {
    return Popup.last();
  }

  private void openAll(HistoryActivity activity) {
    showList(activity);
    MaterialToolbar bar = activity.findViewById(R.id.bar);
    bar.showOverflowMenu();
    shadowOf(Looper.getMainLooper()).idle();
  }

  private void openRow(HistoryActivity activity) {
    showList(activity);
    activity.findViewById(R.id.more).performClick();
    shadowOf(Looper.getMainLooper()).idle();
  }

  private void showList(HistoryActivity activity) {
    Objects.requireNonNull(history.states().get("list")).accept(activity);
    WindowPicture.layOut(activity.getWindow().getDecorView());
  }
}
