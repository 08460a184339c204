package dev.casilla.app.scan;

import android.content.Intent;
import androidx.activity.ComponentActivity;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.review.Draft;
import java.util.Optional;

/** What the application has to offer for the scan screen to work. */
public interface ScanScope {
  /** Makes the screen's view model. */
  ViewModelProvider.Factory scanViewModels();

  /** A camera for {@code screen} whose frames go to {@code frames}. */
  ScanCamera scanCamera(ComponentActivity screen, FrameListener frames);

  /** Leads to looking over {@code draft}. */
  Intent reviewScreen(Draft draft);

  /** Leads to choosing a photo. */
  Optional<Intent> photoScreen();

  /** Leads to an empty board. */
  Intent typeScreen();
}
