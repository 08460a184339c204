package dev.casilla.app.reading.mlkit;

import android.graphics.Bitmap;
import android.graphics.Color;
import android.graphics.Rect;
import com.google.android.gms.tasks.Task;
import com.google.android.gms.tasks.Tasks;
import com.google.mlkit.vision.common.InputImage;
import com.google.mlkit.vision.text.Text;
import com.google.mlkit.vision.text.TextRecognizer;
import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.LinePicture;
import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import dev.casilla.reader.opinion.SymbolReader.SeenSymbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Recognizes text in gray pictures with ML Kit. For one background thread. */
/*
 * The recognizer is created when it is first needed: creating it loads ML Kit, which would slow the
 * app's start. If that fails, only the answer fails. ML Kit loads its model with the first picture.
 */
final class MlKitTextRecognizer {
  /** The side of an empty picture: the least that ML Kit accepts. */
  private static final int BLANK = 32;

  private final Supplier<TextRecognizer> recognizers;
  private @Nullable TextRecognizer recognizer;

  /** Gets a recognizer from {@code recognizers} when it is first needed. */
  MlKitTextRecognizer(Supplier<TextRecognizer> recognizers) {
    this.recognizers = recognizers;
  }

  /** The digits in a picture of a line. */
  List<SeenCharacter> readLine(LinePicture line) throws InterruptedException {
    return RecognizedDigitParser.characters(words(line.luma(), line.width(), line.height()));
  }

  /** The digits on a board. */
  List<SeenSymbol> readBoard(FlatBoard board) throws InterruptedException {
    return RecognizedDigitParser.symbols(words(board.luma(), board.side(), board.side()));
  }

  /**
   * The words in a picture, in any order; none if ML Kit fails.
   *
   * @param luma brightness row by row
   */
  List<RecognizedWord> words(byte[] luma, int width, int height) throws InterruptedException {
    TextRecognizer asked = recognizer();
    Task<Text> task = asked.process(picture(luma, width, height));
    try {
      return words(Tasks.await(task));
    } catch (ExecutionException e) {
      // Without an answer there is no second opinion.
      return Collections.emptyList();
    }
  }

  /** Starts to load the model, unless it is loaded. */
  void wake() {
    if (recognizer == null) {
      // The result is not needed, so this does not wait for it.
      recognizer().process(picture(new byte[BLANK * BLANK], BLANK, BLANK));
    }
  }

  private TextRecognizer recognizer() {
    TextRecognizer made = recognizer;
    if (made == null) {
      made = recognizers.get();
      recognizer = made;
    }
    return made;
  }

  private static InputImage picture(byte[] luma, int width, int height) {
    int[] pixels = new int[width * height];
    for (int i = 0; i < pixels.length; i++) {
      int gray = luma[i] & 0xff;
      pixels[i] = Color.rgb(gray, gray, gray);
    }
    Bitmap bitmap = Bitmap.createBitmap(pixels, width, height, Bitmap.Config.ARGB_8888);
    return InputImage.fromBitmap(bitmap, /* rotationDegrees= */ 0);
  }

  private static List<RecognizedWord> words(Text text) {
    List<RecognizedWord> words = new ArrayList<>();
    for (Text.TextBlock block : text.getTextBlocks()) {
      for (Text.Line line : block.getLines()) {
        for (Text.Element element : line.getElements()) {
          addWord(words, element);
        }
      }
    }
    return words;
  }

  /** Character by character where these are known, else the word as a whole. */
  private static void addWord(List<RecognizedWord> words, Text.Element element) {
    float angle = element.getAngle();
    float confidence = said(element.getConfidence(), 1);
    if (element.getSymbols().isEmpty()) {
      place(element.getBoundingBox())
          .map(box -> new RecognizedWord(element.getText(), box, angle, confidence))
          .ifPresent(words::add);
    }
    for (Text.Symbol symbol : element.getSymbols()) {
      float sure = said(symbol.getConfidence(), confidence);
      place(symbol.getBoundingBox())
          .map(box -> new RecognizedWord(symbol.getText(), box, angle, sure))
          .ifPresent(words::add);
    }
  }

  /** ML Kit reports 0 if the confidence is unknown. */
  private static float said(float confidence, float otherwise) {
    return confidence > 0 ? confidence : otherwise;
  }

  /** The bounding box, which ML Kit does not always report. */
  private static Optional<RecognizedWord.Box> place(@Nullable Rect box) {
    return Optional.ofNullable(box)
        .map(rect -> new RecognizedWord.Box(rect.left, rect.top, rect.right, rect.bottom));
  }
}
