package dev.casilla.app.ui.share;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.os.StrictMode;
import android.util.DisplayMetrics;
import android.view.ContextThemeWrapper;
import androidx.annotation.WorkerThread;
import dev.casilla.app.R;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.board.BoardPainter;
import dev.casilla.app.ui.board.state.SheetBoardFactory;

/** Draws a sheet as a picture: always in the light theme and independent of the device. */
final class SheetPictureRenderer {
  /** Sharp on any phone, and about 40 kB. */
  private static final int SIDE = 1080;

  private static final int MARGIN = 36;

  private final Context context;

  SheetPictureRenderer(Context context) {
    Configuration light = new Configuration(context.getResources().getConfiguration());
    light.uiMode =
        (light.uiMode & ~Configuration.UI_MODE_NIGHT_MASK) | Configuration.UI_MODE_NIGHT_NO;
    light.densityDpi = DisplayMetrics.DENSITY_XXHIGH;
    this.context =
        new ContextThemeWrapper(
            context.getApplicationContext().createConfigurationContext(light),
            R.style.Theme_Casilla);
  }

  /** Draws the board with a margin. Too slow for the main thread. */
  @WorkerThread
  Bitmap of(Sheet sheet) {
    StrictMode.noteSlowCall("a sheet's picture");
    BoardPainter board = new BoardPainter(context, null);
    board.fit(SIDE - 2 * MARGIN);
    Bitmap picture = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888);
    picture.eraseColor(context.getColor(R.color.casilla_surface));
    Canvas canvas = new Canvas(picture);
    int start = (SIDE - board.side()) / 2;
    canvas.translate(start, start);
    board.draw(canvas, SheetBoardFactory.of(sheet));
    return picture;
  }
}
