package dev.casilla.app.ui.photo;

import android.content.res.Resources;
import androidx.annotation.DrawableRes;
import androidx.annotation.StringRes;
import dev.casilla.app.R;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.ui.common.choice.PuzzleChooser;

/** Formats the photo screen's messages. */
final class PhotoMessageFormatter {
  /**
   * A message.
   *
   * @param advice may be empty
   */
  record PhotoMessage(@DrawableRes int icon, String fact, String advice) {}

  private final Resources resources;

  PhotoMessageFormatter(Resources resources) {
    this.resources = resources;
  }

  PhotoMessage of(PhotoUiState state) {
    if (state instanceof PhotoUiState.Trouble trouble) {
      return trouble(trouble.trouble());
    }
    if (state instanceof PhotoUiState.Several several) {
      String fact = resources.getString(R.string.photo_several);
      return new PhotoMessage(
          R.drawable.ic_photo_choose, fact, PuzzleChooser.advice(resources, several.found()));
    }
    return state instanceof PhotoUiState.Choosing || state instanceof PhotoUiState.Capturing
        ? text(R.drawable.ic_photo_choose, R.string.photo_choosing, R.string.photo_choosing_advice)
        : text(R.drawable.ic_photo_choose, R.string.photo_reading, R.string.photo_reading_advice);
  }

  private PhotoMessage trouble(PhotoError trouble) {
    return switch (trouble) {
      case UNREADABLE -> broken(R.string.photo_unreadable, R.string.photo_unreadable_advice);
      case INCOMPLETE -> broken(R.string.photo_incomplete, R.string.photo_incomplete_advice);
      case GONE -> broken(R.string.photo_gone, R.string.photo_gone_advice);
      case TOO_LARGE -> broken(R.string.photo_too_large, R.string.photo_too_large_advice);
      case NO_CAMERA_APP ->
          text(
              R.drawable.ic_scan_no_camera,
              R.string.photo_no_camera_app,
              R.string.photo_no_camera_app_advice);
      case CAMERA_REFUSED ->
          text(
              R.drawable.ic_scan_refused,
              R.string.scan_blocked,
              R.string.photo_camera_refused_advice);
      case CAMERA_BLOCKED ->
          text(R.drawable.ic_scan_blocked, R.string.scan_blocked, R.string.scan_blocked_reason);
      case NO_PICKER -> broken(R.string.photo_no_picker, R.string.photo_no_picker_advice);
      case NO_ROOM -> broken(R.string.photo_no_room, R.string.photo_no_room_advice);
      case NO_GRID -> nothing(R.string.photo_no_grid, R.string.photo_no_grid_advice);
      case TOO_SMALL -> nothing(R.string.photo_too_small, R.string.photo_too_small_advice);
      case TOO_SKEWED -> nothing(R.string.photo_too_skewed, R.string.photo_too_skewed_advice);
      case TOO_BLURRED -> nothing(R.string.photo_too_blurred, R.string.photo_too_blurred_advice);
      case TOO_DARK -> nothing(R.string.photo_too_dark, R.string.photo_too_dark_advice);
      case CUT_OFF -> nothing(R.string.photo_cut_off, R.string.photo_cut_off_advice);
      case FILLED_IN -> nothing(R.string.photo_filled_in, R.string.photo_filled_in_advice);
      case MIRRORED -> nothing(R.string.photo_mirrored, R.string.photo_mirrored_advice);
    };
  }

  private PhotoMessage broken(@StringRes int fact, @StringRes int advice) {
    return text(R.drawable.ic_photo_broken, fact, advice);
  }

  private PhotoMessage nothing(@StringRes int fact, @StringRes int advice) {
    return text(R.drawable.ic_photo_nothing, fact, advice);
  }

  private PhotoMessage text(@DrawableRes int icon, @StringRes int fact, @StringRes int advice) {
    return new PhotoMessage(icon, resources.getString(fact), resources.getString(advice));
  }
}
