package dev.casilla.reader.testing;

/** How the border around a puzzle is printed. */
public enum Border {
  /** As the puzzle's style has it: all around for most, not at all for a few. */
  ANY {
    @Override
    PuzzleStyle of(PuzzleStyle style) {
      return style;
    }
  },
  /** Not at all: the inner lines end in the open. */
  NONE {
    @Override
    PuzzleStyle of(PuzzleStyle style) {
      return style.withBorder(0);
    }
  },
  /** Worn off in some places. */
  BROKEN {
    @Override
    PuzzleStyle of(PuzzleStyle style) {
      return style.withBorder(style.thick());
    }

    @Override
    void wear(PageArt art) {
      art.wearBorder();
    }
  };

  /** The style with such a border. */
  abstract PuzzleStyle of(PuzzleStyle style);

  /** What became of it since it was printed. */
  void wear(PageArt art) {}
}
