package dev.casilla.app.ui.common;

import android.content.Context;
import android.os.Build;
import android.os.StrictMode;
import androidx.appcompat.app.AppCompatActivity;

/** One of the app's screens. */
/*
 * Before Android 13 AppCompat keeps which language was chosen, and cannot be had to look that up on
 * another thread: a small file is read, and written if that was not done yet. This, and no more, is
 * what a screen may use a disk for on the main thread.
 */
public abstract class BaseActivity extends AppCompatActivity {
  @Override
  protected void attachBaseContext(Context base) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
      super.attachBaseContext(base);
    } else {
      attachByLanguage(base);
    }
  }

  private void attachByLanguage(Context base) {
    StrictMode.ThreadPolicy before = StrictMode.allowThreadDiskWrites();
    try {
      super.attachBaseContext(base);
    } finally {
      StrictMode.setThreadPolicy(before);
    }
  }
}
