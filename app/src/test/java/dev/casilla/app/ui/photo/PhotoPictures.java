package dev.casilla.app.ui.photo;

import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.R;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.reading.photo.PhotoFiles;
import dev.casilla.app.reading.photo.PhotoResult;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The photo screen, for golden pictures. */
public final class PhotoPictures implements PicturedScreen<PhotoActivity> {
  @Override
  public String name() {
    return "photo";
  }

  @Override
  public Class<PhotoActivity> activity() {
    return PhotoActivity.class;
  }

  @Override
  public Map<String, Consumer<PhotoActivity>> states() {
    Map<String, Consumer<PhotoActivity>> states = new TreeMap<>();
    states.put("choosing", activity -> show(activity, new PhotoUiState.Choosing()));
    states.put("reading", activity -> show(activity, new PhotoUiState.Reading()));
    states.put("several", activity -> show(activity, new PhotoUiState.Several(several())));
    PhotoUiState many = new PhotoUiState.Several(PhotoFiles.sixToChooseFrom());
    states.put("many", activity -> show(activity, many));
    PhotoUiState panorama = new PhotoUiState.Several(PhotoFiles.panoramaToChooseFrom());
    states.put("panorama", activity -> show(activity, panorama));
    for (PhotoError trouble : PhotoError.values()) {
      String name = trouble.name().toLowerCase(Locale.ROOT).replace('_', '-');
      states.put(name, activity -> show(activity, new PhotoUiState.Trouble(trouble)));
    }
    return states;
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("choosing", "several");
  }

  @Override
  public Set<Integer> primaryContent() {
    return Set.of(R.id.fact, R.id.pick, R.id.cancel);
  }

  private static void show(PhotoActivity activity, PhotoUiState state) {
    Given.state(new ViewModelProvider(activity).get(PhotoViewModel.class).state(), state);
  }

  /** A page with one puzzle above the other, as small as the chooser shows it. */
  private static PhotoResult.Found several() {
    return PhotoFiles.twoPuzzles(DraftSamples.clear(), DraftSamples.sparse());
  }
}
