package dev.casilla.app.scan.camera;

import android.content.Context;
import android.util.Size;
import androidx.camera.core.CameraInfo;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.CameraState;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.resolutionselector.AspectRatioStrategy;
import androidx.camera.core.resolutionselector.ResolutionSelector;
import androidx.camera.core.resolutionselector.ResolutionStrategy;
import androidx.camera.view.CameraController;
import androidx.camera.view.LifecycleCameraController;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import com.google.common.util.concurrent.ListenableFuture;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.shadow.api.Shadow;

/** Shadows of CameraX's controller and of what it is told: they count, and fail where told to. */
final class ShadowedController {
  private ShadowedController() {}

  /** The camera behind the controller. */
  static final class Device {
    final MutableLiveData<CameraState> state = new MutableLiveData<>();
    Optional<RuntimeException> refusal = Optional.empty();
    boolean isThere = true;
    int bindings;
    int unbindings;

    private CameraInfo info() {
      return (CameraInfo)
          Proxy.newProxyInstance(
              CameraInfo.class.getClassLoader(),
              new Class<?>[] {CameraInfo.class},
              (proxy, method, arguments) ->
                  method.getName().equals("getCameraState") ? state : (Object) false);
    }
  }

  /** What every controller can. */
  @Implements(CameraController.class)
  public static class ShadowController {
    final Device device = new Device();
    private final MutableLiveData<Integer> torch = new MutableLiveData<>();

    @Implementation
    protected boolean hasCamera(CameraSelector side) {
      return device.isThere;
    }

    @Implementation
    protected CameraInfo getCameraInfo() {
      return device.info();
    }

    @Implementation
    protected LiveData<Integer> getTorchState() {
      return torch;
    }

    @Implementation
    protected ListenableFuture<Void> getInitializationFuture() {
      return new Done();
    }

    @Implementation
    protected void setCameraSelector(CameraSelector side) {}

    @Implementation
    protected void setEnabledUseCases(int useCases) {}

    @Implementation
    protected void setImageAnalysisAnalyzer(Executor executor, ImageAnalysis.Analyzer analyzer) {}

    @Implementation
    protected void setImageAnalysisBackpressureStrategy(int strategy) {}

    @Implementation
    protected void setImageAnalysisResolutionSelector(ResolutionSelector selector) {}

    @Implementation
    protected void setImageCaptureMode(int mode) {}

    @Implementation
    protected void setImageCaptureResolutionSelector(ResolutionSelector selector) {}

    @Implementation
    protected void setTapToFocusEnabled(boolean isEnabled) {}

    @Implementation
    protected void setPinchToZoomEnabled(boolean isEnabled) {}
  }

  /** What a controller can that follows a screen. */
  @Implements(LifecycleCameraController.class)
  public static class ShadowLifecycleController extends ShadowController {
    @Implementation
    protected void __constructor__(Context context) {}

    @Implementation
    protected void bindToLifecycle(LifecycleOwner screen) {
      device.bindings++;
      if (device.refusal.isPresent()) {
        throw device.refusal.get();
      }
    }

    @Implementation
    protected void unbind() {
      device.unbindings++;
    }
  }

  /** Takes whatever size is wished for. */
  @Implements(ResolutionSelector.Builder.class)
  public static class ShadowBuilder {
    @SuppressWarnings("NullAway.Init") // Robolectric sets it.
    @RealObject
    private ResolutionSelector.Builder builder;

    @Implementation
    protected void __constructor__() {}

    @Implementation
    protected ResolutionSelector.Builder setAspectRatioStrategy(AspectRatioStrategy strategy) {
      return builder;
    }

    @Implementation
    protected ResolutionSelector.Builder setResolutionStrategy(ResolutionStrategy strategy) {
      return builder;
    }

    @Implementation
    protected ResolutionSelector build() {
      return Shadow.newInstanceOf(ResolutionSelector.class);
    }
  }

  /** A size that is wished for. */
  @Implements(ResolutionStrategy.class)
  public static class ShadowStrategy {
    @Implementation
    protected void __constructor__(Size size, int fallback) {}
  }

  /** Done from the start. */
  private static final class Done extends FutureTask<Void> implements ListenableFuture<Void> {
    Done() {
      super(() -> {}, null);
      run();
    }

    @Override
    public void addListener(Runnable listener, Executor executor) {
      executor.execute(listener);
    }
  }
}
