package dev.casilla.app.ui.scan;

import android.content.res.Resources;
import androidx.annotation.DrawableRes;
import androidx.annotation.StringRes;
import dev.casilla.app.R;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;

/** Formats the texts and icons of the live picture. */
final class ScanTextFormatter {
  private final Resources resources;

  ScanTextFormatter(Resources resources) {
    this.resources = resources;
  }

  String guidance(ScanUiState state) {
    return resources.getString(guidanceOf(state));
  }

  String torch(boolean isOn) {
    return resources.getString(isOn ? R.string.scan_torch_is_on : R.string.scan_torch_is_off);
  }

  String switchTorch(boolean isOn) {
    return resources.getString(isOn ? R.string.scan_torch_off : R.string.scan_torch_on);
  }

  String peek(boolean isOn) {
    return resources.getString(isOn ? R.string.scan_peek_is_on : R.string.scan_peek_is_off);
  }

  @DrawableRes
  int torchIcon(boolean isOn) {
    return isOn ? R.drawable.ic_scan_torch_on : R.drawable.ic_scan_torch_off;
  }

  String shutter(boolean isPressed) {
    return resources.getString(isPressed ? R.string.scan_shutter_armed : R.string.scan_shutter);
  }

  @DrawableRes
  int guidanceIcon(ScanUiState state) {
    return switch (state.view().said()) {
      case POINT, HOLD -> R.drawable.ic_guide_point;
      case CLOSER -> R.drawable.ic_guide_closer;
      case FARTHER -> R.drawable.ic_guide_farther;
      case FLATTER -> R.drawable.ic_guide_flatter;
      case STEADY -> R.drawable.ic_guide_steady;
      case LIGHT -> R.drawable.ic_guide_light;
      case MIRRORED -> R.drawable.ic_guide_mirrored;
      case SOLVED -> R.drawable.ic_guide_solved;
      case READ -> R.drawable.ic_solved;
      case SHOWN, KNOWN -> R.drawable.ic_scan_peek;
      case UNSURE -> R.drawable.ic_guide_unsure;
      case FAILED -> R.drawable.ic_guide_failed;
    };
  }

  @DrawableRes
  int peekGround(ScanUiState state) {
    return state.view().guidance().isRead() ? R.drawable.scan_round_ready : R.drawable.scan_round;
  }

  @StringRes
  private static int guidanceOf(ScanUiState state) {
    if (state.stage() == Stage.STARTING) {
      return R.string.scan_starting;
    }
    if (state.wantsPicture()) {
      return R.string.scan_hold;
    }
    return switch (state.view().said()) {
      case POINT -> R.string.scan_point;
      case CLOSER -> R.string.scan_closer;
      case FARTHER -> R.string.scan_farther;
      case FLATTER -> R.string.scan_flatter;
      case STEADY -> R.string.scan_steady;
      case LIGHT -> R.string.scan_light;
      case MIRRORED -> R.string.scan_mirrored;
      case SOLVED -> R.string.scan_solved;
      case HOLD -> R.string.scan_hold;
      case READ -> R.string.scan_read;
      case SHOWN -> R.string.scan_peek_on;
      case KNOWN -> R.string.scan_known;
      case UNSURE -> R.string.scan_unsure;
      case FAILED -> R.string.scan_failed;
    };
  }
}
