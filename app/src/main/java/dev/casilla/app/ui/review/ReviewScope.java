package dev.casilla.app.ui.review;

import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;

/** What the application has to offer for the review screen to work. */
public interface ReviewScope {
  /** Makes the screen's view model. */
  ViewModelProvider.Factory reviewViewModels();

  /**
   * Leads to the kept sheet {@code id}, and away from everything that led here, be it in the task
   * of an app that shared the photo.
   */
  Intent puzzleScreen(long id);
}
