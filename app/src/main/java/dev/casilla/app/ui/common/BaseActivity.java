package dev.casilla.app.ui.common;

import android.content.Context;
import android.os.Build;
import android.os.StrictMode;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.ViewModelProvider;

/** The base class of all activities. */
// Before Android 13 AppCompat stores the chosen language in a small file, which it reads, and at
// first writes, on the main thread. StrictMode permits disk access only for that.
public abstract class BaseActivity extends AppCompatActivity {
  @Override
  protected void attachBaseContext(Context base) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
      super.attachBaseContext(base);
    } else {
      attachByLanguage(base);
    }
  }

  @Override
  public ViewModelProvider.Factory getDefaultViewModelProviderFactory() {
    return ((ViewModelFactoryOwner) getApplication()).viewModelFactory();
  }

  private void attachByLanguage(Context base) {
    StrictMode.ThreadPolicy before = StrictMode.allowThreadDiskWrites();
    try {
      super.attachBaseContext(base);
    } finally {
      StrictMode.setThreadPolicy(before);
    }
  }

  /** An application that makes the view models of its screens. */
  public interface ViewModelFactoryOwner {
    ViewModelProvider.Factory viewModelFactory();
  }
}
