package dev.casilla.app.scan.camera;

import android.content.Context;
import android.util.Size;
import androidx.camera.core.CameraInfo;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.CameraState;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.TorchState;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
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
    final MutableLiveData<Integer> torch = new MutableLiveData<>();
    boolean isThere = true;
    boolean hasFlash;
    final Map<String, Object> wishes = new TreeMap<>();
    final List<Boolean> lights = new ArrayList<>();
    int bindings;
    int unbindings;

    private CameraInfo info() {
      return (CameraInfo)
          Proxy.newProxyInstance(
              CameraInfo.class.getClassLoader(),
              new Class<?>[] {CameraInfo.class},
              (proxy, method, arguments) ->
                  method.getName().equals("getCameraState") ? state : (Object) hasFlash);
    }

    private void light(boolean isOn) {
      torch.setValue(isOn ? TorchState.ON : TorchState.OFF);
    }
  }

  /** What every controller can. */
  @Implements(CameraController.class)
  public static class ShadowController {
    final Device device = new Device();

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
      return device.torch;
    }

    @Implementation
    protected ListenableFuture<Void> getInitializationFuture() {
      return new Done();
    }

    @Implementation
    protected void setCameraSelector(CameraSelector side) {
      device.wishes.put("side", side);
    }

    @Implementation
    protected CameraSelector getCameraSelector() {
      return (CameraSelector) Objects.requireNonNull(device.wishes.get("side"));
    }

    @Implementation
    protected void setEnabledUseCases(int useCases) {
      device.wishes.put("use cases", useCases);
    }

    @Implementation
    protected void setImageAnalysisAnalyzer(Executor executor, ImageAnalysis.Analyzer analyzer) {
      device.wishes.put("analysis on", executor);
      device.wishes.put("analysis", analyzer);
    }

    @Implementation
    protected void setImageAnalysisBackpressureStrategy(int strategy) {
      device.wishes.put("backpressure", strategy);
    }

    @Implementation
    protected void setImageAnalysisResolutionSelector(ResolutionSelector selector) {
      device.wishes.put("frames", ShadowSelector.of(selector));
    }

    @Implementation
    protected void setImageCaptureMode(int mode) {
      device.wishes.put("picture mode", mode);
    }

    @Implementation
    protected void setImageCaptureResolutionSelector(ResolutionSelector selector) {
      device.wishes.put("pictures", ShadowSelector.of(selector));
    }

    @Implementation
    protected void setTapToFocusEnabled(boolean isEnabled) {
      device.wishes.put("tap to focus", isEnabled);
    }

    @Implementation
    protected void setPinchToZoomEnabled(boolean isEnabled) {
      device.wishes.put("pinch to zoom", isEnabled);
    }

    @Implementation
    protected ListenableFuture<Void> enableTorch(boolean isEnabled) {
      device.lights.add(isEnabled);
      device.light(isEnabled && device.hasFlash);
      return new Done();
    }
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
      // A camera that is not in use has its light off.
      device.light(false);
    }
  }

  /** Takes whatever size is wished for. */
  @Implements(ResolutionSelector.Builder.class)
  public static class ShadowBuilder {
    @SuppressWarnings("NullAway.Init") // Robolectric sets it.
    @RealObject
    private ResolutionSelector.Builder builder;

    private Object shape = "any";
    private Object size = "any";

    @Implementation
    protected void __constructor__() {}

    @Implementation
    protected ResolutionSelector.Builder setAspectRatioStrategy(AspectRatioStrategy strategy) {
      shape = strategy;
      return builder;
    }

    @Implementation
    protected ResolutionSelector.Builder setResolutionStrategy(ResolutionStrategy strategy) {
      ShadowStrategy wanted = Shadow.extract(strategy);
      size = wanted.wish;
      return builder;
    }

    @Implementation
    protected ResolutionSelector build() {
      ResolutionSelector made = Shadow.newInstanceOf(ResolutionSelector.class);
      ShadowSelector shadow = Shadow.extract(made);
      shadow.shape = shape;
      shadow.size = size;
      return made;
    }
  }

  /** Sizes as they are wished for. */
  @Implements(ResolutionSelector.class)
  public static class ShadowSelector {
    private Object shape = "any";
    private Object size = "any";

    private static List<Object> of(ResolutionSelector selector) {
      ShadowSelector shadow = Shadow.extract(selector);
      return Arrays.asList(shadow.size, shadow.shape);
    }
  }

  /** A size that is wished for. */
  @Implements(ResolutionStrategy.class)
  public static class ShadowStrategy {
    private String wish = "any";

    @Implementation
    protected void __constructor__(Size size, int fallback) {
      wish = size + ", else " + fallback;
    }
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
