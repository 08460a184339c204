package dev.casilla.app.puzzle;

import androidx.appcompat.app.AppCompatActivity;
import dev.casilla.app.sheet.Sheet;

/** Gives a sheet to other apps. */
public interface Sharing {
  /** Asks on {@code screen} in which form, and passes {@code sheet} on. */
  void share(AppCompatActivity screen, Sheet sheet);
}
