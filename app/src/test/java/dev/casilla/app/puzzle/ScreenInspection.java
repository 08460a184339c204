package dev.casilla.app.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Color;
import android.graphics.Rect;
import android.text.Layout;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.graphics.ColorUtils;
import com.google.android.material.R;
import com.google.android.material.color.MaterialColors;
import com.google.android.material.progressindicator.BaseProgressIndicator;
import dev.casilla.app.board.BoardView;
import java.util.Objects;

/** Looks at a picture of the screen as a strict reader would. */
final class ScreenInspection {
  private static final double LEAST_CONTRAST = 4.5;
  private static final double LEAST_HIGH_CONTRAST = 7;
  private static final int LEAST_TARGET_DP = 48;
  private static final int LEAST_BOARD_DP = 288;

  private final ScreenPicture picture;
  private final String name;
  private final float density;

  ScreenInspection(ScreenPicture picture, String name) {
    this.picture = picture;
    this.name = name;
    this.density = picture.root.getResources().getDisplayMetrics().density;
  }

  void inspect() {
    inspectBoard(picture.views.board);
    inspectTitle(picture.views.title);
    inspectBelow(picture.views.getRoot());
  }

  private void inspectTitle(ViewGroup bar) {
    View title = title(bar);
    assertTrue(name + ": title " + title, isInPicture(title) || name.startsWith("split"));
  }

  private static View title(ViewGroup bar) {
    for (int i = 0; i < bar.getChildCount(); i++) {
      if (bar.getChildAt(i) instanceof TextView title) {
        return title;
      }
    }
    throw new AssertionError("no title");
  }

  private void inspectBoard(BoardView board) {
    int paper = MaterialColors.getColor(board, R.attr.colorSurfaceContainerLowest);
    int ink = MaterialColors.getColor(board, R.attr.colorOnSurface);
    int middle = board.getHeight() / 2;
    assertEquals(name + ": frame", hex(ink), hex(frame(board, middle)));
    assertContrast("given", ink, paper);
    assertContrast("entry", MaterialColors.getColor(board, R.attr.colorPrimary), paper);
    assertContrast("clash", MaterialColors.getColor(board, R.attr.colorError), paper);
    assertContrast("note", MaterialColors.getColor(board, R.attr.colorOnSurfaceVariant), paper);
    int height = picture.root.getHeight() - dp(40);
    int room = Math.min(picture.root.getWidth(), height);
    int fitting = name.startsWith("split") ? height * 55 / 100 : room - dp(32);
    int least = Math.min(dp(LEAST_BOARD_DP), fitting);
    assertTrue(name + ": board of " + board.getWidth(), board.getWidth() >= least);
  }

  /** The colour of the frame's left line; a few pixels may be left free outside it. */
  private int frame(BoardView board, int y) {
    int surface = MaterialColors.getColor(board, R.attr.colorSurface);
    int x = 0;
    while (picture.pixel(board, x, y) == surface) {
      x++;
    }
    return picture.pixel(board, x, y);
  }

  private void inspectBelow(View view) {
    if (view.getVisibility() != View.VISIBLE) {
      return;
    }
    if (view.isClickable() && !(view instanceof BaseProgressIndicator)) {
      assertTrue(
          name + ": target " + describe(view),
          view.getWidth() >= dp(LEAST_TARGET_DP) && view.getHeight() >= dp(LEAST_TARGET_DP));
    }
    if (view instanceof TextView text && text.length() > 0) {
      inspectText(text);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        inspectBelow(group.getChildAt(i));
      }
    }
  }

  private void inspectText(TextView text) {
    Layout layout = Objects.requireNonNull(text.getLayout(), () -> describe(text));
    int lines = layout.getLineCount();
    int room = text.getHeight() - text.getTotalPaddingTop() - text.getTotalPaddingBottom();
    assertFalse(name + ": shortened " + describe(text), layout.getEllipsisCount(lines - 1) > 0);
    assertTrue(
        name + ": " + describe(text) + " needs " + layout.getHeight() + " has " + room,
        layout.getHeight() <= room);
    for (int line = 0; line < lines; line++) {
      assertTrue(
          name + ": wide " + describe(text), layout.getLineMax(line) <= layout.getWidth() + 1);
    }
    if (isInPicture(text) && text.isEnabled()) {
      assertContrast(describe(text), text.getCurrentTextColor(), background(text));
    }
  }

  /** What is behind the text, just above its first line. */
  private int background(TextView text) {
    return picture.pixel(text, text.getWidth() / 2, Math.min(2, text.getHeight() - 1));
  }

  private boolean isInPicture(View view) {
    Rect seen = new Rect();
    return view.getGlobalVisibleRect(seen)
        && seen.height() == view.getHeight()
        && seen.width() == view.getWidth();
  }

  private void assertContrast(String what, int color, int background) {
    double contrast = ColorUtils.calculateContrast(color, background);
    assertTrue(
        name + ": " + what + " " + hex(color) + " on " + hex(background) + " is " + contrast,
        contrast >= (name.contains("contrast") ? LEAST_HIGH_CONTRAST : LEAST_CONTRAST));
  }

  private int dp(int dp) {
    return Math.round(dp * density);
  }

  private static String hex(int color) {
    return String.format("#%02X%02X%02X", Color.red(color), Color.green(color), Color.blue(color));
  }

  private static String describe(View view) {
    if (view instanceof TextView text) {
      return "“" + text.getText() + "”";
    }
    return view.getId() == View.NO_ID
        ? view.getClass().getSimpleName() + " " + view.getContentDescription()
        : view.getResources().getResourceEntryName(view.getId());
  }
}
