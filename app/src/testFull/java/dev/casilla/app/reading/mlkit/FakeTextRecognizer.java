package dev.casilla.app.reading.mlkit;

import com.google.android.gms.tasks.Task;
import com.google.android.gms.tasks.TaskCompletionSource;
import com.google.android.gms.tasks.Tasks;
import com.google.mlkit.vision.common.InputImage;
import com.google.mlkit.vision.text.Text;
import com.google.mlkit.vision.text.TextRecognizer;
import dev.casilla.reader.opinion.SecondOpinion;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;

/**
 * A fake ML Kit that returns a given text. It is a proxy, because the library's interface has more
 * methods than its stub.
 */
public final class FakeTextRecognizer {
  final List<Integer> widths = new CopyOnWriteArrayList<>();
  private volatile Task<Text> next = Tasks.forCanceled();

  TextRecognizer asRecognizer() {
    return (TextRecognizer)
        Proxy.newProxyInstance(
            TextRecognizer.class.getClassLoader(),
            new Class<?>[] {TextRecognizer.class},
            (proxy, method, arguments) -> process((InputImage) arguments[0]));
  }

  /** Returns its second opinion, with the real timeout. */
  public SecondOpinion opinion(ExecutorService executor) {
    return MlKitSecondOpinion.on(executor, this::asRecognizer).opinion();
  }

  /** Returns the number of requests. */
  public int questions() {
    return widths.size();
  }

  void sees(RecordedText text) {
    next = Tasks.forResult(text.text());
  }

  void fails() {
    next = Tasks.forException(new IllegalStateException("no model"));
  }

  /** Never answers. */
  public void hangs() {
    next = new TaskCompletionSource<Text>().getTask();
  }

  private Task<Text> process(InputImage image) {
    widths.add(RecordedText.ShadowImage.widthOf(image));
    return next;
  }
}
