package dev.casilla.app.ui.common.layout;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.LinearLayout;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;
import org.jspecify.annotations.Nullable;

/**
 * A vertical column with a limited width for readable lines. The limit grows with the text size, up
 * to a width at which switches are still close to their names.
 */
public final class ReadableColumn extends LinearLayout {
  private final int most;

  public ReadableColumn(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
    float widening = Math.max(1, TextSize.scale(getResources()));
    float widened = widening * getResources().getDimension(R.dimen.column_most_width);
    most = (int) Math.min(widened, getResources().getDimension(R.dimen.column_most_width_ever));
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = Math.min(MeasureSpec.getSize(widthSpec), most);
    super.onMeasure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), heightSpec);
  }
}
