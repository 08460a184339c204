package dev.casilla.app.ui.settings;

import android.os.Bundle;
import dev.casilla.app.R;
import dev.casilla.app.databinding.LicenceScreenBinding;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.PageSetup;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Shows the licence of Casilla and of most libraries. */
public final class LicenceActivity extends BaseActivity {
  private static final int CHUNK_BYTES = 4096;

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    PageSetup.drawEdgeToEdge(this);
    super.onCreate(savedInstanceState);
    LicenceScreenBinding views = LicenceScreenBinding.inflate(getLayoutInflater());
    PageSetup.show(this, views.getRoot(), views.title, views.column);
    views.text.setText(licence());
  }

  private String licence() {
    try (InputStream in = getResources().openRawResource(R.raw.apache_licence)) {
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      byte[] chunk = new byte[CHUNK_BYTES];
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        text.write(chunk, 0, read);
      }
      return new String(text.toByteArray(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("a resource of our own", e);
    }
  }
}
