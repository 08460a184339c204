package dev.casilla.app.scan.mlkit;

import android.graphics.Bitmap;
import android.graphics.Color;
import android.graphics.Rect;
import com.google.android.gms.tasks.Task;
import com.google.android.gms.tasks.Tasks;
import com.google.mlkit.vision.common.InputImage;
import com.google.mlkit.vision.text.Text;
import com.google.mlkit.vision.text.TextRecognition;
import com.google.mlkit.vision.text.TextRecognizer;
import com.google.mlkit.vision.text.latin.TextRecognizerOptions;
import dev.casilla.reader.opinion.LinePicture;
import dev.casilla.reader.opinion.LineReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Has ML Kit read lines of digits, with the model that comes with the app. */
public final class MlKitLineReader implements LineReader {
  private final TextRecognizer recognizer;

  MlKitLineReader(TextRecognizer recognizer) {
    this.recognizer = recognizer;
  }

  /** A reader with the Latin model. */
  public static MlKitLineReader create() {
    return new MlKitLineReader(TextRecognition.getClient(TextRecognizerOptions.DEFAULT_OPTIONS));
  }

  @Override
  public List<SeenCharacter> read(LinePicture line) throws InterruptedException {
    Task<Text> task = recognizer.process(InputImage.fromBitmap(bitmap(line), 0));
    try {
      return SeenWords.characters(words(Tasks.await(task)));
    } catch (ExecutionException e) {
      // It may fail: then there is no second opinion.
      return Collections.emptyList();
    }
  }

  private static Bitmap bitmap(LinePicture line) {
    int[] pixels = new int[line.width() * line.height()];
    for (int i = 0; i < pixels.length; i++) {
      int gray = line.luma()[i] & 0xff;
      pixels[i] = Color.rgb(gray, gray, gray);
    }
    return Bitmap.createBitmap(pixels, line.width(), line.height(), Bitmap.Config.ARGB_8888);
  }

  private static List<SeenWord> words(Text text) {
    List<SeenWord> words = new ArrayList<>();
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
  private static void addWord(List<SeenWord> words, Text.Element element) {
    if (element.getSymbols().isEmpty()) {
      add(words, element.getText(), element.getBoundingBox(), element.getAngle());
    }
    for (Text.Symbol symbol : element.getSymbols()) {
      add(words, symbol.getText(), symbol.getBoundingBox(), element.getAngle());
    }
  }

  private static void add(List<SeenWord> words, String text, Rect box, float angle) {
    if (box != null) {
      words.add(new SeenWord(text, box.left, box.right, angle));
    }
  }
}
