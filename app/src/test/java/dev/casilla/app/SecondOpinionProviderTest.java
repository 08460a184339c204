package dev.casilla.app;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.InMemoryHistoryRepository;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;
import org.junit.runner.RunWith;

/** When whoever may be asked about doubtful digits is told to get ready. */
@RunWith(AndroidJUnit4.class)
public final class SecondOpinionProviderTest {
  private final AtomicInteger wakings = new AtomicInteger();

  @Test
  public void wake_isWhenAScreenOpensThatReadsPictures() {
    Context context = ApplicationProvider.getApplicationContext();
    SecondOpinionProvider adviser =
        new SecondOpinionProvider(Optional.empty(), wakings::incrementAndGet);
    ReadingContainer container =
        new ReadingContainer(
            context, new InMemoryHistoryRepository(), Runnable::run, work -> {}, adviser);
    container.reviewViewModels();
    assertEquals("not when the app starts", 0, wakings.get());
    container.scanViewModels();
    assertEquals(1, wakings.get());
    container.photoViewModels();
    assertEquals(2, wakings.get());
  }
}
