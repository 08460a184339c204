package dev.casilla.app.ui.scan;

import android.content.Intent;
import androidx.activity.ComponentActivity;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.frame.FrameListener;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import java.util.Optional;

/** What the application has to offer for the scan screen to work. */
public interface ScanScope {
  /** Makes the screen's view model. */
  ViewModelProvider.Factory scanViewModels();

  /** A camera for {@code screen} whose frames go to {@code frames}. */
  ScanCamera scanCamera(ComponentActivity screen, FrameListener frames);

  /** Leads to looking over {@code draft}. */
  Intent reviewScreen(ScanDraft draft);

  /** Leads to choosing a photo. */
  Optional<Intent> photoScreen();

  /** Leads to an empty board. */
  Intent typeScreen();
}
