package com.google.mlkit.vision.text;

import android.graphics.Rect;
import java.util.List;

/** Stub of ML Kit's class, as far as the app uses it. */
public class Text {
  private Text() {}

  public List<TextBlock> getTextBlocks() {
    throw new UnsupportedOperationException("stub");
  }

  /** A paragraph. */
  public static class TextBlock {
    private TextBlock() {}

    public List<Line> getLines() {
      throw new UnsupportedOperationException("stub");
    }
  }

  /** A line of text. */
  public static class Line {
    private Line() {}

    public List<Element> getElements() {
      throw new UnsupportedOperationException("stub");
    }
  }

  /** A word. */
  public static class Element {
    private Element() {}

    public String getText() {
      throw new UnsupportedOperationException("stub");
    }

    public Rect getBoundingBox() {
      throw new UnsupportedOperationException("stub");
    }

    public float getAngle() {
      throw new UnsupportedOperationException("stub");
    }

    public float getConfidence() {
      throw new UnsupportedOperationException("stub");
    }

    public List<Symbol> getSymbols() {
      throw new UnsupportedOperationException("stub");
    }
  }

  /** A character. */
  public static class Symbol {
    private Symbol() {}

    public String getText() {
      throw new UnsupportedOperationException("stub");
    }

    public Rect getBoundingBox() {
      throw new UnsupportedOperationException("stub");
    }

    public float getConfidence() {
      throw new UnsupportedOperationException("stub");
    }
  }
}
