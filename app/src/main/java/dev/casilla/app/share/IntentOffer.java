package dev.casilla.app.share;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.core.content.IntentCompat;
import dev.casilla.app.exchange.ContentDocument;
import dev.casilla.app.exchange.Document;
import dev.casilla.app.exchange.Offer;
import dev.casilla.app.page.Brought;
import org.jspecify.annotations.Nullable;

/** Finds in an intent what another app offers. */
final class IntentOffer {
  private IntentOffer() {}

  /** An offer with nothing in it reads as an empty text. */
  static Offer of(Context context, Intent intent) {
    return Brought.read(() -> found(context, intent), text -> text.read(""));
  }

  private static Offer found(Context context, Intent intent) {
    Uri place = place(intent);
    if (place != null) {
      Document document = new ContentDocument(context, place);
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
