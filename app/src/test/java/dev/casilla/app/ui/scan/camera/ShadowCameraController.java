package dev.casilla.app.ui.scan.camera;

import android.content.Context;
import android.util.Size;
import androidx.camera.core.CameraInfo;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.ImageCapture;
import androidx.camera.core.resolutionselector.AspectRatioStrategy;
import androidx.camera.core.resolutionselector.ResolutionSelector;
import androidx.camera.core.resolutionselector.ResolutionStrategy;
import androidx.camera.view.CameraController;
import androidx.camera.view.LifecycleCameraController;
import androidx.camera.view.PreviewView;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LiveData;
import com.google.common.util.concurrent.ListenableFuture;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowViewGroup;

/** Shadows of CameraX's controller, its preview and their settings. */
final class ShadowCameraController {
  private static @Nullable FakeCameraDevice lastDevice;

  private ShadowCameraController() {}

  /** The device of the newest controller. */
  static FakeCameraDevice device() {
    return Objects.requireNonNull(lastDevice);
  }

  /** The methods of every controller. */
  @Implements(CameraController.class)
  public static class ShadowController {
    final FakeCameraDevice device = new FakeCameraDevice();

    @Implementation
    protected boolean hasCamera(CameraSelector side) {
      return device.has(side);
    }

    @Implementation
    protected @Nullable CameraInfo getCameraInfo() {
      return device.info();
    }

    @Implementation
    protected LiveData<Integer> getTorchState() {
      return device.torch;
    }

    @Implementation
    protected ListenableFuture<Void> getInitializationFuture() {
      return new Done(device.isInitialized);
    }

    @Implementation
    protected void setCameraSelector(CameraSelector side) {
      device.choose(side);
    }

    @Implementation
    protected CameraSelector getCameraSelector() {
      return device.side();
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
    protected void takePicture(Executor executor, ImageCapture.OnImageCapturedCallback callback) {
      device.wishes.put("picture on", executor);
      device.wishes.put("picture", callback);
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
      device.light(isEnabled);
      return new Done(true);
    }
  }

  /** The methods of a controller with a lifecycle. */
  @Implements(LifecycleCameraController.class)
  public static class ShadowLifecycleController extends ShadowController {
    @Implementation
    protected void __constructor__(Context context) {
      lastDevice = device;
    }

    @Implementation
    protected void bindToLifecycle(LifecycleOwner screen) {
      device.bind();
    }

    @Implementation
    protected void unbind() {
      device.unbind();
    }
  }

  /** Reports itself to its controller once it is laid out, as CameraX's does. */
  @Implements(PreviewView.class)
  public static class ShadowPreview extends ShadowViewGroup {
    @SuppressWarnings("NullAway.Init") // Robolectric sets it.
    @RealObject
    private PreviewView view;

    private @Nullable CameraController controller;

    @Implementation
    protected void setController(@Nullable CameraController next) {
      if (controller == null) {
        view.addOnLayoutChangeListener(
            (laidOut, left, top, right, bottom, leftBefore, topBefore, rightBefore, bottomBefore) ->
                attach());
      }
      if (controller != null && controller != next) {
        ShadowController before = Shadow.extract(controller);
        before.device.noPreview();
      }
      controller = next;
      attach();
    }

    private void attach() {
      if (controller != null
          && view.isAttachedToWindow()
          && view.getWidth() * view.getHeight() > 0) {
        ShadowController shadow = Shadow.extract(controller);
        shadow.device.preview();
      }
    }
  }

  /** Asks for no side. */
  @Implements(CameraSelector.Builder.class)
  public static class ShadowAny {
    @Implementation
    protected void __constructor__() {}

    @Implementation
    protected CameraSelector build() {
      return Shadow.newInstanceOf(CameraSelector.class);
    }
  }

  /** Accepts every size. */
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

  /** Returns the requested sizes. */
  @Implements(ResolutionSelector.class)
  public static class ShadowSelector {
    private Object shape = "any";
    private Object size = "any";

    private static List<Object> of(ResolutionSelector selector) {
      ShadowSelector shadow = Shadow.extract(selector);
      return Arrays.asList(shadow.size, shadow.shape);
    }
  }

  /** A requested size. */
  @Implements(ResolutionStrategy.class)
  public static class ShadowStrategy {
    private String wish = "any";

    @Implementation
    protected void __constructor__(Size size, int fallback) {
      wish = size + ", else " + fallback;
    }
  }

  /** A future that is complete from the start. */
  private static final class Done extends FutureTask<Void> implements ListenableFuture<Void> {
    Done(boolean isWell) {
      super(() -> {}, null);
      if (isWell) {
        run();
      } else {
        setException(new IllegalStateException("not initialized"));
      }
    }

    @Override
    public void addListener(Runnable listener, Executor executor) {
      executor.execute(listener);
    }
  }
}
