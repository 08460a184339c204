package dev.casilla.app.ui.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.ui.settings.AboutActivity.ThirdPartyLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The about screen names every library that the build includes. */
@RunWith(AndroidJUnit4.class)
public final class ThirdPartyLibraryTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final List<ThirdPartyLibrary> common = read(R.array.libraries);
  private final List<ThirdPartyLibrary> ofEdition = read(R.array.libraries_of_edition);

  @Test
  public void everyLibraryInTheApp_isNamed() {
    List<ThirdPartyLibrary> all = new ArrayList<>(common);
    all.addAll(ofEdition);
    List<String> missing =
        modules()
            .filter(module -> all.stream().noneMatch(library -> library.covers(module)))
            .collect(Collectors.toList());
    assertEquals(List.of(), missing);
    assertTrue(modules().count() > 20);
  }

  @Test
  public void everyLibraryNamed_isInTheApp() {
    List<String> unused =
        common.stream()
            .filter(library -> modules().noneMatch(library::covers))
            .map(ThirdPartyLibrary::name)
            .collect(Collectors.toList());
    assertEquals(List.of(), unused);
  }

  @Test
  public void licence_isTheWholeOne() throws IOException {
    try (InputStream in = context.getResources().openRawResource(R.raw.apache_licence)) {
      String shown = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(words(Files.readString(Path.of("..", "LICENSE"))), words(shown));
    }
  }

  @Test
  public void line_thatIsNoLibrary_isRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> ThirdPartyLibrary.parse(new String[] {"a.b:|A|Somebody"}));
  }

  private List<ThirdPartyLibrary> read(int array) {
    return ThirdPartyLibrary.parse(context.getResources().getStringArray(array));
  }

  private static Stream<String> modules() {
    return Stream.of(System.getProperty("casilla.libraries").split(","))
        .filter(module -> !module.startsWith("project "));
  }

  private static List<String> words(String text) {
    return List.of(text.trim().split("\\s+"));
  }
}
