package dev.casilla.app.puzzle;

import androidx.lifecycle.ViewModelProvider;

/** What the application has to offer for the puzzle screen to work. */
public interface PuzzleScope {
  /** Makes the screen's view model. */
  ViewModelProvider.Factory puzzleViewModels();
}
