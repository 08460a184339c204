package dev.casilla.app.reading.mlkit;

import android.graphics.Bitmap;
import android.graphics.Rect;
import com.google.mlkit.vision.common.InputImage;
import com.google.mlkit.vision.text.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadow.api.Shadow;

/**
 * Results of ML Kit: blocks of lines of words, and for most words their characters. Its classes
 * have no public constructors, so shadows are used.
 */
public final class RecordedText {
  private final List<Text.Line> lines = new ArrayList<>();

  /** Returns a word with characters that are {@code side} wide. */
  static Text.Element word(String text, Rect first, int side) {
    List<Text.Symbol> symbols = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      Rect box = new Rect(first);
      box.offset(i * side, 0);
      symbols.add(symbol(text.substring(i, i + 1), box));
    }
    Rect all = new Rect(first);
    all.right += (text.length() - 1) * side;
    return element(text, all, 0, symbols);
  }

  /** Returns a word without characters. */
  static Text.Element whole(String text, Rect box, float angle) {
    return element(text, box, angle, new ArrayList<>());
  }

  /** Returns {@code word} with a confidence for the word and for each character. */
  static Text.Element sure(Text.Element word, float whole, float... characters) {
    ShadowElement shadow = Shadow.extract(word);
    shadow.confidence = whole;
    for (int i = 0; i < characters.length; i++) {
      ShadowSymbol symbol = Shadow.extract(shadow.symbols.get(i));
      symbol.confidence = characters[i];
    }
    return word;
  }

  /** Returns a word with its characters at these positions, rotated clockwise. */
  static Text.Element turned(String text, List<Rect> places, float angle) {
    List<Text.Symbol> symbols = new ArrayList<>();
    Rect all = new Rect(places.get(0));
    for (int i = 0; i < text.length(); i++) {
      symbols.add(symbol(text.substring(i, i + 1), places.get(i)));
      all.union(places.get(i));
    }
    return element(text, all, angle, symbols);
  }

  /** Returns {@code word} without positions. */
  static Text.Element nowhere(Text.Element word) {
    ShadowElement shadow = Shadow.extract(word);
    shadow.box = null;
    for (Text.Symbol symbol : shadow.symbols) {
      ShadowSymbol character = Shadow.extract(symbol);
      character.box = null;
    }
    return word;
  }

  private static Text.Element element(
      String text, Rect box, float angle, List<Text.Symbol> symbols) {
    Text.Element element = Shadow.newInstanceOf(Text.Element.class);
    ShadowElement shadow = Shadow.extract(element);
    shadow.text = text;
    shadow.box = box;
    shadow.angle = angle;
    shadow.symbols = symbols;
    return element;
  }

  private static Text.Symbol symbol(String text, Rect box) {
    Text.Symbol symbol = Shadow.newInstanceOf(Text.Symbol.class);
    ShadowSymbol shadow = Shadow.extract(symbol);
    shadow.text = text;
    shadow.box = box;
    return symbol;
  }

  /** Adds a line of these words. */
  RecordedText line(Text.Element... words) {
    Text.Line line = Shadow.newInstanceOf(Text.Line.class);
    ShadowLine shadow = Shadow.extract(line);
    shadow.words = List.of(words);
    lines.add(line);
    return this;
  }

  /** Returns all lines, each in its own block, in reverse order. */
  Text text() {
    List<Text.TextBlock> blocks = new ArrayList<>();
    for (Text.Line line : lines) {
      Text.TextBlock block = Shadow.newInstanceOf(Text.TextBlock.class);
      ShadowBlock shadow = Shadow.extract(block);
      shadow.lines = List.of(line);
      blocks.add(0, block);
    }
    Text text = Shadow.newInstanceOf(Text.class);
    ShadowText shadow = Shadow.extract(text);
    shadow.blocks = blocks;
    return text;
  }

  /** A shadow of the whole text. */
  @Implements(Text.class)
  public static class ShadowText {
    private List<Text.TextBlock> blocks = new ArrayList<>();

    @Implementation
    protected List<Text.TextBlock> getTextBlocks() {
      return blocks;
    }
  }

  /** A shadow of a block. */
  @Implements(Text.TextBlock.class)
  public static class ShadowBlock {
    private List<Text.Line> lines = new ArrayList<>();

    @Implementation
    protected List<Text.Line> getLines() {
      return lines;
    }
  }

  /** A shadow of a line. */
  @Implements(Text.Line.class)
  public static class ShadowLine {
    private List<Text.Element> words = new ArrayList<>();

    @Implementation
    protected List<Text.Element> getElements() {
      return words;
    }
  }

  /** A shadow of a word. */
  @Implements(Text.Element.class)
  public static class ShadowElement {
    private String text = "";
    private @Nullable Rect box = new Rect();
    private float angle;
    private float confidence;
    private List<Text.Symbol> symbols = new ArrayList<>();

    @Implementation
    protected float getConfidence() {
      return confidence;
    }

    @Implementation
    protected String getText() {
      return text;
    }

    @Implementation
    protected @Nullable Rect getBoundingBox() {
      return box;
    }

    @Implementation
    protected float getAngle() {
      return angle;
    }

    @Implementation
    protected List<Text.Symbol> getSymbols() {
      return symbols;
    }
  }

  /** A shadow of a character. */
  @Implements(Text.Symbol.class)
  public static class ShadowSymbol {
    private String text = "";
    private @Nullable Rect box = new Rect();
    private float confidence;

    @Implementation
    protected float getConfidence() {
      return confidence;
    }

    @Implementation
    protected String getText() {
      return text;
    }

    @Implementation
    protected @Nullable Rect getBoundingBox() {
      return box;
    }
  }

  /** Returns the recognized text. */
  @Implements(InputImage.class)
  public static class ShadowImage {
    private int width;

    /** How wide the picture is. */
    static int widthOf(InputImage image) {
      ShadowImage shadow = Shadow.extract(image);
      return shadow.width;
    }

    @Implementation
    protected static InputImage fromBitmap(Bitmap bitmap, int rotation) {
      InputImage image = Shadow.newInstanceOf(InputImage.class);
      ShadowImage shadow = Shadow.extract(image);
      shadow.width = bitmap.getWidth();
      return image;
    }
  }
}
