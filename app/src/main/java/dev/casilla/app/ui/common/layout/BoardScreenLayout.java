package dev.casilla.app.ui.common.layout;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.window.layout.WindowMetricsCalculator;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.layout.BoardScreenArrangement.Box;
import dev.casilla.app.ui.common.layout.BoardScreenArrangement.Keys;
import dev.casilla.app.ui.common.layout.BoardScreenArranger.Span;
import dev.casilla.app.ui.common.layout.BoardScreenArranger.Window;
import dev.casilla.app.ui.common.window.SystemBarInsets;
import dev.casilla.app.ui.common.window.WindowFold;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Lays out its children title, board, controls and, optionally, actions below the controls: above
 * one another, or the board beside the others, in a wide window or where that makes it larger.
 * Beside narrow controls the title is above both. A low window has no title.
 *
 * <p>Keeps clear of system bars and cutouts, and of a fold: the board is on one side of it, the
 * controls are on the other.
 */
/*
 * The arrangement decides about some controls, too: the columns of the keypad and whether a menu
 * button replaces the title. To change these while measuring would ask for another layout. So the
 * arrangement is computed for the whole window as soon as insets and fold are known.
 */
public final class BoardScreenLayout extends ViewGroup {
  private static final int ACTIONS = 3;

  private final BoardScreenArranger arranger =
      new BoardScreenArranger(BoardScreenSizes.of(getResources()), this::titleHeight);
  private final int margin = getResources().getDimensionPixelSize(R.dimen.controls_margin);
  private final int gap = getResources().getDimensionPixelSize(R.dimen.controls_gap);
  private final int mostExtraHeight =
      getResources().getDimensionPixelSize(R.dimen.key_extra_height_most);
  private Optional<WindowFold> fold = Optional.empty();
  private @Nullable EvenGridLayout keypad;
  private @Nullable View insteadOfTitle;
  private @Nullable BoardScreenArrangement arrangement;
  private @Nullable BoardScreenArrangement applied;

  public BoardScreenLayout(Context context) {
    this(context, null);
  }

  public BoardScreenLayout(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    ViewCompat.setOnApplyWindowInsetsListener(
        this,
        (view, insets) -> {
          Insets bars = SystemBarInsets.of(insets);
          setPadding(bars.left, bars.top, bars.right, bars.bottom);
          arrangeControls();
          return WindowInsetsCompat.CONSUMED;
        });
  }

  /** Whether a title of {@code title} pixels has room in the window of {@code resources}. */
  public static boolean isTitled(Resources resources, int title) {
    Configuration window = resources.getConfiguration();
    float density = resources.getDisplayMetrics().density;
    int width = (int) (density * window.screenWidthDp);
    int height = (int) (density * window.screenHeightDp);
    BoardScreenSizes sizes = BoardScreenSizes.of(resources);
    return BoardScreenArranger.isBeside(width, height, sizes)
        || BoardScreenArranger.stacked(width, height, title, 0, sizes).isTitled();
  }

  /** Sets the columns of {@code grid}, one of the controls, as there is room for them. */
  public void arrangeKeypad(EvenGridLayout grid) {
    keypad = grid;
  }

  /** Shows {@code instead}, one of the controls, where there is no room for the title. */
  public void showInsteadOfTitle(View instead) {
    insteadOfTitle = instead;
  }

  public void setFold(Optional<WindowFold> parting) {
    fold = parting;
    if (isAttachedToWindow()) {
      arrangeControls();
    }
    requestLayout();
  }

  private void arrangeControls() {
    Rect window =
        WindowMetricsCalculator.getOrCreate().computeCurrentWindowMetrics(getContext()).getBounds();
    apply(arrange(window.width(), window.height()));
  }

  private BoardScreenArrangement arrange(int width, int height) {
    return arranger.arrange(
        new Window(
            new Span(getPaddingLeft(), width - getPaddingRight()),
            new Span(getPaddingTop(), height - getPaddingBottom()),
            getLayoutDirection() == LAYOUT_DIRECTION_RTL,
            fold));
  }

  private void apply(BoardScreenArrangement next) {
    applied = next;
    title().setVisibility(next.isTitled() ? VISIBLE : INVISIBLE);
    if (insteadOfTitle != null) {
      insteadOfTitle.setVisibility(next.isTitled() ? GONE : VISIBLE);
    }
    if (keypad != null) {
      Keys keys = next.keys();
      int rows = keypad.getChildCount() / keys.columns();
      keypad.setColumns(keys.columns());
      keypad.setExtraHeight(Math.min(mostExtraHeight, Math.max(0, keys.spareHeight()) / rows));
    }
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int height = MeasureSpec.getSize(heightSpec);
    setMeasuredDimension(width, height);
    BoardScreenArrangement next = arrange(width, height);
    arrangement = next;
    LayoutMeasure.measure(title(), next.title().width());
    LayoutMeasure.measure(board(), next.board().width(), next.board().height());
    Box place = next.controls();
    int actionsHeight = 0;
    if (hasActions()) {
      LayoutMeasure.measure(actions(), place.width() - 2 * margin);
      actionsHeight = actions().getMeasuredHeight() + gap;
    }
    LayoutMeasure.measure(controls(), place.width(), place.height() - actionsHeight);
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    BoardScreenArrangement now = arrangement;
    if (now == null) {
      return;
    }
    LayoutMeasure.place(title(), now.title().x(), now.title().y());
    LayoutMeasure.place(board(), now.board().x(), now.board().y());
    LayoutMeasure.place(controls(), now.controls().x(), now.controls().y());
    if (hasActions()) {
      LayoutMeasure.place(actions(), now.controls().x() + margin, controls().getBottom());
    }
    applyLater(now);
  }

  /** The title may have got another height after the controls were arranged. */
  private void applyLater(BoardScreenArrangement now) {
    BoardScreenArrangement before = applied;
    if (before == null
        || before.isTitled() != now.isTitled()
        || !before.keys().equals(now.keys())) {
      post(() -> apply(now));
    }
  }

  private int titleHeight(int width) {
    LayoutMeasure.measure(title(), width);
    return title().getMeasuredHeight();
  }

  private View title() {
    return getChildAt(0);
  }

  private View board() {
    return getChildAt(1);
  }

  private View controls() {
    return getChildAt(2);
  }

  private View actions() {
    return getChildAt(ACTIONS);
  }

  private boolean hasActions() {
    return getChildCount() > ACTIONS && actions().getVisibility() != GONE;
  }
}
