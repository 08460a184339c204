package dev.casilla.app.ui.scan;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.ui.common.CameraPermission.CameraAccess;
import dev.casilla.app.ui.scan.NoPictureFormatter.NoPictureMessage;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.state.ScanUiState;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Each state has an icon of its own. */
@RunWith(AndroidJUnit4.class)
public final class ScanLooksTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void guidance_ofEachKind_hasItsOwnIcon() {
    ScanTextFormatter words = new ScanTextFormatter(context.getResources());
    Set<Integer> icons = new HashSet<>();
    for (ScanGuidance guidance : ScanGuidance.values()) {
      ScanUiState state = running().seeing(FrameResult.nothing(guidance));
      boolean isNew = icons.add(words.guidanceIcon(state));
      // The available and the visible solution share the eye icon.
      boolean isEye = guidance == ScanGuidance.KNOWN;
      assertTrue(guidance + " looks like another", isNew || isEye || state.isWorking());
    }
  }

  @Test
  public void noPicture_forEachReason_hasItsOwnIcon() {
    NoPictureFormatter words = new NoPictureFormatter(context.getResources());
    Set<Integer> icons = new HashSet<>();
    int reasons = 0;
    for (CameraAccess access : CameraAccess.values()) {
      Optional<NoPictureMessage> card = words.of(ScanUiState.before().with(access));
      reasons += card.isPresent() ? 1 : 0;
      card.ifPresent(text -> icons.add(text.icon()));
    }
    for (CameraStatus status : CameraStatus.values()) {
      Optional<NoPictureMessage> card = words.of(running().with(status));
      reasons += card.isPresent() ? 1 : 0;
      card.ifPresent(text -> icons.add(text.icon()));
    }
    icons.add(words.of(running().paused()).get().icon());
    assertEquals(reasons + 1, icons.size());
    assertEquals(4 + 5 + 1, icons.size());
  }

  private static ScanUiState running() {
    return ScanUiState.before().with(CameraAccess.GRANTED).with(CameraStatus.RUNNING);
  }
}
