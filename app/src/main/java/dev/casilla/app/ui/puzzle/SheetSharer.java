package dev.casilla.app.ui.puzzle;

import androidx.appcompat.app.AppCompatActivity;
import dev.casilla.app.model.Sheet;

/** Shares a sheet with other apps. */
public interface SheetSharer {
  /** Asks on {@code screen} in which form, and passes {@code sheet} on. */
  void share(AppCompatActivity screen, Sheet sheet);
}
