package dev.casilla.app.ui.settings;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.google.android.material.materialswitch.MaterialSwitch;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.DetailText;
import org.jspecify.annotations.Nullable;

/** A full-width switch with a description below its name. */
public final class DetailSwitch extends MaterialSwitch {
  public DetailSwitch(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    TypedArray styled = context.obtainStyledAttributes(attributes, R.styleable.DetailSwitch);
    String detail = styled.getString(R.styleable.DetailSwitch_detail);
    styled.recycle();
    if (detail != null) {
      setText(DetailText.below(this, getText(), detail));
    }
  }
}
