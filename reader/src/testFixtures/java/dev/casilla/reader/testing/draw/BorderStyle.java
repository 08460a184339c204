package dev.casilla.reader.testing.draw;

/** How the border of a puzzle is printed. */
public enum BorderStyle {
  /** As in the puzzle's style: present for most, absent for a few. */
  ANY {
    @Override
    public PuzzleStyle of(PuzzleStyle style) {
      return style;
    }
  },
  /** No border: the inner lines end freely. */
  NONE {
    @Override
    public PuzzleStyle of(PuzzleStyle style) {
      return style.withBorder(0);
    }
  },
  /** Worn off in places. */
  BROKEN {
    @Override
    public PuzzleStyle of(PuzzleStyle style) {
      return style.withBorder(style.thick());
    }

    @Override
    public void wear(PageArt art) {
      art.wearBorder();
    }
  };

  /** Returns the style with this border. */
  public abstract PuzzleStyle of(PuzzleStyle style);

  /** Applies wear after printing. */
  public void wear(PageArt art) {}
}
