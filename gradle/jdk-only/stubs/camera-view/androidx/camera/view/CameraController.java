package androidx.camera.view;

import androidx.camera.core.CameraInfo;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.ImageCapture;
import androidx.camera.core.resolutionselector.ResolutionSelector;
import androidx.lifecycle.LiveData;
import com.google.common.util.concurrent.ListenableFuture;
import java.util.concurrent.Executor;

/** Stub of CameraX's class, as far as the app uses it. */
public abstract class CameraController {
  public static final int IMAGE_CAPTURE = 1;
  public static final int IMAGE_ANALYSIS = 2;

  CameraController() {}

  public void setCameraSelector(CameraSelector cameraSelector) {
    throw new UnsupportedOperationException("stub");
  }

  public CameraSelector getCameraSelector() {
    throw new UnsupportedOperationException("stub");
  }

  public boolean hasCamera(CameraSelector cameraSelector) {
    throw new UnsupportedOperationException("stub");
  }

  public CameraInfo getCameraInfo() {
    throw new UnsupportedOperationException("stub");
  }

  public ListenableFuture<Void> getInitializationFuture() {
    throw new UnsupportedOperationException("stub");
  }

  public void setEnabledUseCases(int enabledUseCases) {
    throw new UnsupportedOperationException("stub");
  }

  public void setImageAnalysisAnalyzer(Executor executor, ImageAnalysis.Analyzer analyzer) {
    throw new UnsupportedOperationException("stub");
  }

  public void setImageAnalysisBackpressureStrategy(int strategy) {
    throw new UnsupportedOperationException("stub");
  }

  public void setImageAnalysisResolutionSelector(ResolutionSelector resolutionSelector) {
    throw new UnsupportedOperationException("stub");
  }

  public void setImageCaptureMode(int captureMode) {
    throw new UnsupportedOperationException("stub");
  }

  public void setImageCaptureResolutionSelector(ResolutionSelector resolutionSelector) {
    throw new UnsupportedOperationException("stub");
  }

  public void takePicture(Executor executor, ImageCapture.OnImageCapturedCallback callback) {
    throw new UnsupportedOperationException("stub");
  }

  public ListenableFuture<Void> enableTorch(boolean torchEnabled) {
    throw new UnsupportedOperationException("stub");
  }

  public LiveData<Integer> getTorchState() {
    throw new UnsupportedOperationException("stub");
  }

  public void setPinchToZoomEnabled(boolean enabled) {
    throw new UnsupportedOperationException("stub");
  }

  public void setTapToFocusEnabled(boolean enabled) {
    throw new UnsupportedOperationException("stub");
  }
}
