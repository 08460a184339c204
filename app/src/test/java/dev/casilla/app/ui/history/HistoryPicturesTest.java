package dev.casilla.app.ui.history;

import static org.junit.Assert.assertFalse;

import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A picture shows its own state, however slow the machine is. */
@RunWith(AndroidJUnit4.class)
public final class HistoryPicturesTest {
  @Test
  public void everyState_nothingIsBeingReadThatCouldTakeItsPlace() {
    Map<String, Consumer<HistoryActivity>> states = new HistoryPictures().states();
    try (ActivityScenario<HistoryActivity> screen =
        ActivityScenario.launch(HistoryActivity.class)) {
      for (String state : states.keySet()) {
        screen.onActivity(
            activity -> {
              Objects.requireNonNull(states.get(state)).accept(activity);
              assertFalse(state, model(activity).isReading());
            });
      }
    }
  }

  private static HistoryViewModel model(HistoryActivity activity) {
    return new ViewModelProvider(activity).get(HistoryViewModel.class);
  }
}
