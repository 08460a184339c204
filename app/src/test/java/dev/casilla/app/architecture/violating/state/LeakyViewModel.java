package dev.casilla.app.architecture.violating.state;

import android.view.View;
import androidx.lifecycle.ViewModel;
import org.jspecify.annotations.Nullable;

/** A view model that holds a view. */
final class LeakyViewModel extends ViewModel {
  @Nullable View view;
}
