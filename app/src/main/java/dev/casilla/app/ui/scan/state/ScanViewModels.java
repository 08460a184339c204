package dev.casilla.app.ui.scan.state;

import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Makes {@link ScanViewModel}s. */
public final class ScanViewModels implements ViewModelProvider.Factory {
  private final Supplier<FrameAnalyzer> analyzers;
  private final ScanExecutors executors;
  private final LongSupplier millis;

  /**
   * For view models that read frames with what {@code analyzers} makes on {@code reading}, come
   * back on {@code screen}, and give a camera up on {@code patience}, which is {@code screen} after
   * a wait in which any camera should have shown a picture.
   *
   * @param millis a clock that only goes forward
   */
  public ScanViewModels(
      Supplier<FrameAnalyzer> analyzers,
      LongSupplier millis,
      Executor reading,
      Executor screen,
      Executor patience) {
    this.analyzers = analyzers;
    this.millis = millis;
    this.executors = new ScanExecutors(reading, screen, patience);
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    ScanViewModel model =
        new ScanViewModel(
            SavedStateHandleSupport.createSavedStateHandle(extras), analyzers, executors, millis);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
