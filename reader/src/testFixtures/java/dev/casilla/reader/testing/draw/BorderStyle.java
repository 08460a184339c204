package dev.casilla.reader.testing.draw;

/** How the border around a puzzle is printed. */
public enum BorderStyle {
  /** As the puzzle's style has it: all around for most, not at all for a few. */
  ANY {
    @Override
    public PuzzleStyle of(PuzzleStyle style) {
      return style;
    }
  },
  /** Not at all: the inner lines end in the open. */
  NONE {
    @Override
    public PuzzleStyle of(PuzzleStyle style) {
      return style.withBorder(0);
    }
  },
  /** Worn off in some places. */
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

  /** The style with such a border. */
  public abstract PuzzleStyle of(PuzzleStyle style);

  /** What became of it since it was printed. */
  public void wear(PageArt art) {}
}
