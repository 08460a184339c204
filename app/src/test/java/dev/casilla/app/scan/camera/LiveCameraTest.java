package dev.casilla.app.scan.camera;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.theClass;

import androidx.camera.view.CameraController;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What CameraX is asked for. Its controller cannot be made without a device, nor at all where it is
 * a stub: so what is looked at is that {@link LiveCamera} asks.
 */
final class LiveCameraTest {
  private final JavaClasses classes = new ClassFileImporter().importClasses(LiveCamera.class);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setTapToFocusEnabled",
        "setPinchToZoomEnabled",
        "enableTorch",
        "setImageAnalysisBackpressureStrategy",
        "setImageAnalysisResolutionSelector",
        "setImageAnalysisAnalyzer",
        "setImageCaptureMode",
        "setImageCaptureResolutionSelector",
        "takePicture",
        "getTorchState",
        "unbind",
      })
  void liveCamera_asksTheController(String method) {
    theClass(LiveCamera.class)
        .should()
        .callMethodWhere(
            target(name(method))
                .and(target(owner(JavaClass.Predicates.assignableTo(CameraController.class)))))
        .check(classes);
  }
}
