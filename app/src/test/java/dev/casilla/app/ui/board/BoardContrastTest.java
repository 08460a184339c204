package dev.casilla.app.ui.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
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
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.solver.Cells;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** Every digit and note has enough contrast to every background, in every theme. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class BoardContrastTest {
  private static final int SIDE = 360;

  /** Minimum contrast of non-text to its surroundings, as in WCAG 1.4.11. */
  private static final double SEEN = 3;

  private static final double SEEN_IN_A_PATTERN = 1.2;

  /** Minimum number of pixels in a cell of 39 by 39: a line as long as the cell. */
  private static final int LEAST_SHAPE = 39;

  private static final int OPAQUE = 0xFF000000;

  private static final Set<String> PENS =
      Set.of("inkColor", "entryColor", "noteColor", "clashColor");

  /** Lines and marks; digits on hatching have paper behind them. */
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

  /** A ring can be as dark as the mark: then only the gap separates them. */
  @Test
  public void doubt_onTheSelectedCell_isSetOffFromTheRing() {
    Map<String, Integer> colors = colors();
    int doubt = color(colors, "doubtColor");
    int ring = color(colors, "ringColor");
    BoardView view = board(context());
    EnumSet<Mark> marks = EnumSet.of(Mark.SELECTED, Mark.DOUBTFUL);
    view.show(BoardState.of(cell -> new BoardCell(0, Role.GIVEN, 0, marks)));
    Bitmap picture = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888);
    view.draw(new Canvas(picture));
    Rect cell = view.cellBounds(Cells.COUNT / 2);
    assertTrue("all of it is seen", count(doubt, picture, cell) > cell.width() * cell.width() / 30);
    if (ColorUtils.calculateContrast(doubt, ring) < 3) {
      for (int y = cell.top; y < cell.bottom; y++) {
        for (int x = cell.left; x < cell.right; x++) {
          boolean isDoubt = picture.getPixel(x, y) == doubt;
          assertFalse("touches", isDoubt && picture.getPixel(x - 1, y) == ring);
          assertFalse("touches", isDoubt && picture.getPixel(x, y - 1) == ring);
        }
      }
    }
  }

  /** Without colour vision a marked cell differs by more than its background. */
  @Test
  public void everyRelevantMark_inGray_hasAShape() {
    Set<Integer> unmarked = shape(EnumSet.noneOf(Mark.class));
    for (Mark mark : EnumSet.complementOf(EnumSet.of(Mark.PEER, Mark.DIFFERS))) {
      int pixels = difference(unmarked, shape(EnumSet.of(mark)));
      assertTrue(mark + " in " + theme + ": " + pixels + " pixels", pixels >= LEAST_SHAPE);
    }
  }

  /** Hatching is paler, to keep digits legible, but covers more pixels. */
  @Test
  public void differing_inGrey_isHatched() {
    Set<Integer> plain = shape(EnumSet.noneOf(Mark.class), SEEN_IN_A_PATTERN);
    int pixels = difference(plain, shape(EnumSet.of(Mark.DIFFERS), SEEN_IN_A_PATTERN));
    assertTrue(theme + ": " + pixels + " pixels", pixels >= 5 * LEAST_SHAPE);
  }

  /** A fill is no shape, which shows that the test above can fail. */
  @Test
  public void peer_inGrey_hasNone() {
    int pixels = difference(shape(EnumSet.noneOf(Mark.class)), shape(EnumSet.of(Mark.PEER)));
    assertTrue(theme + ": " + pixels + " pixels", pixels < LEAST_SHAPE / 2);
  }

  @Test
  public void sameDigit_inGray_hasItsOwnShape() {
    Set<Integer> same = shape(EnumSet.of(Mark.SAME_DIGIT));
    for (Mark mark : EnumSet.complementOf(EnumSet.of(Mark.SAME_DIGIT))) {
      int pixels = difference(same, shape(EnumSet.of(mark)));
      assertTrue(mark + " in " + theme + ": " + pixels + " pixels", pixels >= LEAST_SHAPE);
    }
  }

  @Test
  public void sameDigit_inACountedCell_isStillSeen() {
    Set<Integer> counted = shape(EnumSet.of(Mark.COUNTED));
    int pixels = difference(counted, shape(EnumSet.of(Mark.COUNTED, Mark.SAME_DIGIT)));
    assertTrue(theme + ": " + pixels + " pixels", pixels >= LEAST_SHAPE);
  }

  /** The pixels of a cell with an 8 whose lightness differs from its background. */
  private Set<Integer> shape(Set<Mark> marks) {
    return shape(marks, SEEN);
  }

  private Set<Integer> shape(Set<Mark> marks, double leastContrast) {
    BoardView view = board(context());
    view.show(BoardState.of(cell -> new BoardCell(8, Role.GIVEN, 0, marks)));
    Bitmap picture = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888);
    view.draw(new Canvas(picture));
    Rect cell = view.cellBounds(Cells.COUNT / 2);
    int[] pixels = new int[cell.width() * cell.height()];
    picture.getPixels(pixels, 0, cell.width(), cell.left, cell.top, cell.width(), cell.height());
    int ground = mostCommon(pixels);
    Set<Integer> shape = new TreeSet<>();
    for (int i = 0; i < pixels.length; i++) {
      if (ColorUtils.calculateContrast(pixels[i] | OPAQUE, ground | OPAQUE) >= leastContrast) {
        shape.add(i);
      }
    }
    return shape;
  }

  private static int mostCommon(int[] pixels) {
    Map<Integer, Integer> times = new HashMap<>();
    for (int pixel : pixels) {
      times.merge(pixel, 1, Integer::sum);
    }
    return Collections.max(times.entrySet(), Map.Entry.comparingByValue()).getKey();
  }

  private static int difference(Set<Integer> one, Set<Integer> other) {
    Set<Integer> either = new TreeSet<>(one);
    either.addAll(other);
    Set<Integer> both = new TreeSet<>(one);
    both.retainAll(other);
    return either.size() - both.size();
  }

  @Test
  public void digit_onHatching_liesOnPaper() {
    Context context = context();
    int hatch = color(colors(), "hatchColor");
    Bitmap picture = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888);
    BoardView view = board(context);
    view.draw(new Canvas(picture));
    Rect cell = view.cellBounds(Cells.COUNT / 2);
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
