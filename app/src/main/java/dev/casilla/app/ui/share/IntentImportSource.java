package dev.casilla.app.ui.share;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.core.content.IntentCompat;
import dev.casilla.app.data.transfer.ImportSource;
import dev.casilla.app.data.transfer.document.ContentDocument;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.ui.common.SafeIntentReader;
import org.jspecify.annotations.Nullable;

/** Finds in an intent what another app offers. */
final class IntentImportSource {
  private IntentImportSource() {}

  /** An offer with nothing in it reads as an empty text. */
  static ImportSource of(Context context, Intent intent) {
    return SafeIntentReader.read(() -> found(context, intent), text -> text.read(""));
  }

  private static ImportSource found(Context context, Intent intent) {
    Uri place = place(intent);
    if (place != null) {
      TextDocument document = new ContentDocument(context, place);
      return text -> text.read(document);
    }
    CharSequence words = intent.getCharSequenceExtra(Intent.EXTRA_TEXT);
    return text -> text.read(words == null ? "" : words);
  }

  private static @Nullable Uri place(Intent intent) {
    Uri attached = IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class);
    return attached == null ? intent.getData() : attached;
  }
}
