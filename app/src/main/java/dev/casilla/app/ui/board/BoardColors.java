package dev.casilla.app.ui.board;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Color;
import android.util.AttributeSet;
import dev.casilla.app.R;
import org.jspecify.annotations.Nullable;

/** The colours of a board; each is a theme attribute of {@code BoardView}. */
record BoardColors(int paper, int hairline, InkColors pens, FillColors fills) {
  record InkColors(int ink, int entry, int note, int clash) {}

  /**
   * Colours of cells, behind the digits.
   *
   * @param ring outline of the selected cell
   * @param ringed whether cells with the same digit have a shape but no fill
   */
  record FillColors(
      int selected, int peer, int same, int hatch, int doubt, int ring, boolean ringed) {}

  static BoardColors of(Context context, @Nullable AttributeSet attributes) {
    TypedArray styled =
        context.obtainStyledAttributes(
            attributes, R.styleable.BoardView, R.attr.boardViewStyle, R.style.Widget_Casilla_Board);
    try {
      return new BoardColors(
          styled.getColor(R.styleable.BoardView_paperColor, Color.WHITE),
          styled.getColor(R.styleable.BoardView_hairlineColor, Color.LTGRAY),
          pens(styled),
          fills(styled));
    } finally {
      styled.recycle();
    }
  }

  private static InkColors pens(TypedArray styled) {
    return new InkColors(
        styled.getColor(R.styleable.BoardView_inkColor, Color.BLACK),
        styled.getColor(R.styleable.BoardView_entryColor, Color.BLUE),
        styled.getColor(R.styleable.BoardView_noteColor, Color.DKGRAY),
        styled.getColor(R.styleable.BoardView_clashColor, Color.RED));
  }

  private static FillColors fills(TypedArray styled) {
    return new FillColors(
        styled.getColor(R.styleable.BoardView_selectedColor, Color.CYAN),
        styled.getColor(R.styleable.BoardView_peerColor, Color.LTGRAY),
        styled.getColor(R.styleable.BoardView_sameColor, Color.LTGRAY),
        styled.getColor(R.styleable.BoardView_hatchColor, Color.YELLOW),
        styled.getColor(R.styleable.BoardView_doubtColor, Color.YELLOW),
        styled.getColor(R.styleable.BoardView_ringColor, Color.BLUE),
        styled.getBoolean(R.styleable.BoardView_ringed, false));
  }
}
