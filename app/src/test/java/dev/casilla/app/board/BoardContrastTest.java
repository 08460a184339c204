package dev.casilla.app.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.view.ContextThemeWrapper;
import android.view.View;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.board.BoardCell.Role;
import dev.casilla.solver.Cells;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** Whatever is written on the board can be read on whatever lies under it, in every theme. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class BoardContrastTest {
  private static final int SIDE = 360;
  private static final Set<String> PENS =
      Set.of("inkColor", "entryColor", "noteColor", "clashColor");

  /** Lines and marks; what is written on hatching lies on paper of its own. */
  private static final Set<String> MARKS =
      Set.of("hairlineColor", "hatchColor", "doubtColor", "ringColor");

  private final String theme;

  public BoardContrastTest(String theme) {
    this.theme = theme;
  }

  @Parameters(name = "{0}")
  public static Collection<Object[]> themes() {
    return Arrays.asList(new Object[][] {{"light"}, {"dark"}, {"high-light"}, {"high-dark"}});
  }

  @Test
  public void everyDigit_onEveryGround_canBeRead() {
    Map<String, Integer> colors = colors();
    double least = theme.startsWith("high") ? 7 : 4.5;
    for (String pen : PENS) {
      for (Map.Entry<String, Integer> ground : colors.entrySet()) {
        if (isGround(ground.getKey())) {
          double contrast = ColorUtils.calculateContrast(color(colors, pen), ground.getValue());
          assertTrue(
              pen + " on " + ground.getKey() + " in " + theme + " is " + contrast,
              contrast >= least);
        }
      }
    }
  }

  @Test
  public void digit_onHatching_liesOnPaper() {
    Context context = context();
    int hatch = color(colors(), "hatchColor");
    Bitmap picture = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888);
    BoardView view = board(context);
    view.draw(new Canvas(picture));
    Rect cell = view.place(Cells.COUNT / 2);
    assertTrue("there is hatching", count(hatch, picture, cell) > 0);
    cell.inset(cell.width() / 4, cell.height() / 4);
    assertEquals(0, count(hatch, picture, cell));
    assertTrue("there is paper", count(color(colors(), "paperColor"), picture, cell) > 0);
  }

  @Test
  public void everyPen_isThere() {
    assertEquals(PENS.size(), colors().keySet().stream().filter(PENS::contains).count());
  }

  private static int color(Map<String, Integer> colors, String name) {
    return Objects.requireNonNull(colors.get(name), name);
  }

  private static BoardView board(Context context) {
    BoardView view = new BoardView(context);
    int exactly = View.MeasureSpec.makeMeasureSpec(SIDE, View.MeasureSpec.EXACTLY);
    view.measure(exactly, exactly);
    view.layout(0, 0, SIDE, SIDE);
    view.show(BoardState.of(cell -> new BoardCell(8, Role.ENTRY, 0, EnumSet.of(Mark.DIFFERS))));
    return view;
  }

  private static int count(int color, Bitmap picture, Rect place) {
    int count = 0;
    for (int y = place.top; y < place.bottom; y++) {
      for (int x = place.left; x < place.right; x++) {
        count += picture.getPixel(x, y) == color ? 1 : 0;
      }
    }
    return count;
  }

  private static boolean isGround(String name) {
    return name.endsWith("Color") && !PENS.contains(name) && !MARKS.contains(name);
  }

  private Context context() {
    RuntimeEnvironment.setQualifiers(theme.endsWith("dark") ? "+night" : "+notnight");
    Context context =
        new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
    if (theme.startsWith("high")) {
      context.getTheme().applyStyle(R.style.ThemeOverlay_Casilla_HighContrast, true);
    }
    return context;
  }

  private Map<String, Integer> colors() {
    Context context = context();
    int[] attributes = R.styleable.BoardView;
    TypedArray styled = context.obtainStyledAttributes(null, attributes, R.attr.boardViewStyle, 0);
    Map<String, Integer> colors = new TreeMap<>();
    for (int i = 0; i < attributes.length; i++) {
      String name = context.getResources().getResourceEntryName(attributes[i]);
      if (name.endsWith("Color")) {
        colors.put(name, styled.getColor(i, 0));
      }
    }
    styled.recycle();
    return colors;
  }
}
