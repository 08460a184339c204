package dev.casilla.app.ui.scan;

import android.content.res.Resources;
import androidx.annotation.DrawableRes;
import androidx.annotation.StringRes;
import dev.casilla.app.R;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.state.ScanUiState;
import java.util.Optional;

/** Formats why there is no picture and what the person can do. */
final class NoPictureFormatter {
  enum NoPictureAction {
    NONE,
    ASK_PERMISSION,
    OPEN_SETTINGS,
    REOPEN_CAMERA
  }

  /**
   * The text of the card.
   *
   * @param button the label of the main button; unused if the action is NONE
   */
  record NoPictureMessage(
      @DrawableRes int icon, String title, String text, NoPictureAction action, String button) {}

  private final Resources resources;

  NoPictureFormatter(Resources resources) {
    this.resources = resources;
  }

  /** The message for {@code state}; empty if there is a picture. */
  Optional<NoPictureMessage> of(ScanUiState state) {
    return switch (state.stage()) {
      case STARTING, LIVE, CHOOSE, TAKEN, LEFT -> Optional.empty();
      case ASK -> ask(R.drawable.ic_scan_camera, R.string.scan_ask, R.string.scan_ask_reason);
      case REFUSED ->
          ask(R.drawable.ic_scan_refused, R.string.scan_refused, R.string.scan_refused_reason);
      case REVOKED ->
          ask(R.drawable.ic_scan_revoked, R.string.scan_revoked, R.string.scan_revoked_reason);
      case BLOCKED ->
          text(
              R.drawable.ic_scan_blocked,
              new int[] {R.string.scan_blocked, R.string.scan_blocked_reason},
              NoPictureAction.OPEN_SETTINGS,
              R.string.scan_settings);
      case PAUSED ->
          text(
              R.drawable.ic_scan_pause,
              new int[] {R.string.scan_paused, R.string.scan_paused_reason},
              NoPictureAction.REOPEN_CAMERA,
              R.string.scan_look_on);
      case TROUBLE -> trouble(state.camera());
    };
  }

  private Optional<NoPictureMessage> ask(
      @DrawableRes int icon, @StringRes int title, @StringRes int reason) {
    int[] words = {title, reason};
    return text(icon, words, NoPictureAction.ASK_PERMISSION, R.string.scan_allow);
  }

  private Optional<NoPictureMessage> trouble(CameraStatus camera) {
    int[] words =
        switch (camera) {
          case ABSENT -> new int[] {R.string.scan_absent, R.string.scan_absent_reason};
          case REMOVED -> new int[] {R.string.scan_removed, R.string.scan_removed_reason};
          case IN_USE -> new int[] {R.string.scan_in_use, R.string.scan_in_use_reason};
          case DISABLED -> new int[] {R.string.scan_disabled, R.string.scan_disabled_reason};
          default -> new int[] {R.string.scan_broken, R.string.scan_broken_reason};
        };
    NoPictureAction action =
        camera == CameraStatus.ABSENT ? NoPictureAction.NONE : NoPictureAction.REOPEN_CAMERA;
    return text(icon(camera), words, action, R.string.scan_again);
  }

  @DrawableRes
  private static int icon(CameraStatus trouble) {
    return switch (trouble) {
      case ABSENT -> R.drawable.ic_scan_no_camera;
      case REMOVED -> R.drawable.ic_scan_removed;
      case IN_USE -> R.drawable.ic_scan_in_use;
      case DISABLED -> R.drawable.ic_scan_disabled;
      default -> R.drawable.ic_scan_broken;
    };
  }

  private Optional<NoPictureMessage> text(
      @DrawableRes int icon, int[] words, NoPictureAction action, @StringRes int button) {
    return Optional.of(
        new NoPictureMessage(
            icon,
            resources.getString(words[0]),
            resources.getString(words[1]),
            action,
            resources.getString(button)));
  }
}
