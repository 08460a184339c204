package dev.casilla.app.ui.create;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.widget.Button;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.testing.device.ScreenLifecycle;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
@Config(application = SlowPuzzleMakerApplication.class)
public final class CreateScreenTest {
  private final SlowPuzzleMakerApplication application =
      ApplicationProvider.getApplicationContext();

  @Test
  public void make_whileItHasNothingToDo_cannotBePressed() {
    Intent intent = new Intent(application, CreateActivity.class);
    try (ScreenLifecycle<CreateActivity> screen =
        ScreenLifecycle.open(CreateActivity.class, intent)) {
      Button make = screen.get().findViewById(R.id.make);
      assertTrue(make.isEnabled());
      make.performClick();
      assertFalse(make.isEnabled());
      application.patience.runAll();
      assertTrue(make.isEnabled());
      assertEquals(screen.get().getString(R.string.stop), make.getText().toString());
      make.performClick();
      assertTrue(make.isEnabled());
      assertEquals(screen.get().getString(R.string.make_puzzle), make.getText().toString());
    }
  }
}
