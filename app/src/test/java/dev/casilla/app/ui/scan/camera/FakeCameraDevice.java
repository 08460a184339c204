package dev.casilla.app.ui.scan.camera;

import androidx.camera.core.CameraInfo;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.CameraState;
import androidx.camera.core.TorchState;
import androidx.lifecycle.MutableLiveData;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.robolectric.shadow.api.Shadow;

/** The fake cameras behind CameraX's controller: they count calls, and fail on demand. */
/*
 * Some can do nothing, and have no controller initialized; some cannot do all at once that they are
 * asked for, and say so whenever a camera would be opened.
 *
 * As CameraX has it, a camera is open while a side that is there was chosen, a screen is bound, and
 * a preview with a size is known, in whatever order these came; where the preview is missing,
 * nothing is said, and nothing can be told of the camera. Its side is the back until another is
 * chosen, and is asked for its shape when the preview comes.
 */
final class FakeCameraDevice {
  final MutableLiveData<CameraState> state = new MutableLiveData<>();
  Optional<RuntimeException> refusal = Optional.empty();
  boolean isInitialized = true;
  final MutableLiveData<Integer> torch = new MutableLiveData<>();
  boolean hasFlash;
  final Map<String, Object> wishes = new TreeMap<>();
  final List<Boolean> lights = new ArrayList<>();
  int bindings;
  int unbindings;
  private final Set<CameraSelector> sides =
      new HashSet<>(Set.of(CameraSelector.DEFAULT_BACK_CAMERA));
  private CameraSelector side = CameraSelector.DEFAULT_BACK_CAMERA;
  private boolean isBound;
  private boolean hasPreview;
  private boolean isOpen;
  private Optional<Boolean> lightToBe = Optional.empty();

  /** From now on has cameras on these sides only. */
  void have(CameraSelector... now) {
    sides.clear();
    sides.addAll(List.of(now));
  }

  /** From now on has one external camera, which is on no side. */
  void plugIn() {
    have(Shadow.newInstanceOf(CameraSelector.class));
  }

  /** A selector without a side matches any camera. */
  boolean has(CameraSelector asked) {
    boolean isForSide =
        asked == CameraSelector.DEFAULT_BACK_CAMERA || asked == CameraSelector.DEFAULT_FRONT_CAMERA;
    return isForSide ? sides.contains(asked) : !sides.isEmpty();
  }

  CameraSelector side() {
    return side;
  }

  /** Whether the camera delivers pictures. */
  boolean isOpen() {
    return isOpen;
  }

  void choose(CameraSelector chosen) {
    side = chosen;
    open();
  }

  void preview() {
    if (!has(side)) {
      throw new IllegalArgumentException("no camera on that side, so no shape");
    }
    hasPreview = true;
    open();
  }

  void noPreview() {
    hasPreview = false;
    isOpen = false;
  }

  void bind() {
    bindings++;
    isBound = true;
    open();
  }

  void unbind() {
    unbindings++;
    isBound = false;
    isOpen = false;
    // The torch is off while the camera is closed.
    torch.setValue(TorchState.OFF);
  }

  private void open() {
    isOpen = false;
    if (isBound && hasPreview && !has(side)) {
      throw new IllegalStateException("no camera on that side");
    }
    if (isBound && hasPreview && refusal.isPresent()) {
      throw refusal.get();
    }
    isOpen = isBound && hasPreview;
    if (isOpen) {
      lightToBe.ifPresent(this::light);
      lightToBe = Optional.empty();
    }
  }

  /** A request without an open camera is run when one opens. */
  void light(boolean isOn) {
    if (isOpen) {
      lights.add(isOn);
      torch.setValue(isOn && hasFlash ? TorchState.ON : TorchState.OFF);
    } else {
      lightToBe = Optional.of(isOn);
    }
  }

  @Nullable CameraInfo info() {
    return isOpen
        ? CameraXProxies.as(
            CameraInfo.class, Map.of("getCameraState", () -> state, "hasFlashUnit", () -> hasFlash))
        : null;
  }
}
