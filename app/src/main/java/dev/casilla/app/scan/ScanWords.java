package dev.casilla.app.scan;

import android.content.res.Resources;
import androidx.annotation.DrawableRes;
import androidx.annotation.StringRes;
import dev.casilla.app.R;
import dev.casilla.app.scan.ScanUiState.Stage;

/** Says in the person's language what to do for the grid to be read. */
final class ScanWords {
  private final Resources resources;

  ScanWords(Resources resources) {
    this.resources = resources;
  }

  String guidance(ScanUiState state) {
    return resources.getString(guidanceOf(state));
  }

  String torch(boolean isOn) {
    return resources.getString(isOn ? R.string.scan_torch_off : R.string.scan_torch_on);
  }

  @DrawableRes
  int torchIcon(boolean isOn) {
    return isOn ? R.drawable.ic_scan_torch_on : R.drawable.ic_scan_torch_off;
  }

  String shutter(boolean isPressed) {
    return resources.getString(isPressed ? R.string.scan_shutter_armed : R.string.scan_shutter);
  }

  @StringRes
  private static int guidanceOf(ScanUiState state) {
    if (state.stage() == Stage.STARTING) {
      return R.string.scan_starting;
    }
    if (state.wantsPicture()) {
      return R.string.scan_hold;
    }
    return switch (state.view().guidance()) {
      case POINT -> R.string.scan_point;
      case CLOSER -> R.string.scan_closer;
      case FARTHER -> R.string.scan_farther;
      case FLATTER -> R.string.scan_flatter;
      case STEADY -> R.string.scan_steady;
      case LIGHT -> R.string.scan_light;
      case MIRRORED -> R.string.scan_mirrored;
      case SOLVED -> R.string.scan_solved;
      case HOLD -> R.string.scan_hold;
      case READ -> state.view().answer().isPresent() ? R.string.scan_peek_on : R.string.scan_read;
    };
  }
}
