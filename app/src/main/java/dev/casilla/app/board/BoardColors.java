package dev.casilla.app.board;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Color;
import android.util.AttributeSet;
import dev.casilla.app.R;
import org.jspecify.annotations.Nullable;

/** The colours of a board, as the theme says: each is an attribute of {@code BoardView}. */
record BoardColors(int paper, int hairline, int ink, int entry, int note, int clash, int hatch) {
  static BoardColors of(Context context, @Nullable AttributeSet attributes) {
    TypedArray styled =
        context.obtainStyledAttributes(
            attributes, R.styleable.BoardView, R.attr.boardViewStyle, R.style.Widget_Casilla_Board);
    try {
      return new BoardColors(
          styled.getColor(R.styleable.BoardView_paperColor, Color.WHITE),
          styled.getColor(R.styleable.BoardView_hairlineColor, Color.LTGRAY),
          styled.getColor(R.styleable.BoardView_inkColor, Color.BLACK),
          styled.getColor(R.styleable.BoardView_entryColor, Color.BLUE),
          styled.getColor(R.styleable.BoardView_noteColor, Color.DKGRAY),
          styled.getColor(R.styleable.BoardView_clashColor, Color.RED),
          styled.getColor(R.styleable.BoardView_hatchColor, Color.YELLOW));
    } finally {
      styled.recycle();
    }
  }
}
