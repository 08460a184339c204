package dev.casilla.app.ui.history.transfer;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.content.res.Configuration;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.data.transfer.document.BoundedReader;
import dev.casilla.app.data.transfer.document.TransferLimits;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The advice on texts that are too large names the limits of the code in every language. */
@RunWith(AndroidJUnit4.class)
public final class TransferLimitTextTest {
  @Test
  public void advice_namesBothLimits() {
    String millions = String.valueOf(BoundedReader.MAX_PIECE_LENGTH / 1_000_000);
    String sheets = String.valueOf(TransferLimits.LIST.sheets());
    for (int advice : new int[] {R.string.too_much_advice, R.string.trouble_too_large_advice}) {
      assertEquals(sheets + millions, digits(Locale.ENGLISH, advice));
      assertEquals(sheets + millions, digits(Locale.forLanguageTag("es"), advice));
      // Chinese counts in ten thousands: 500 of them.
      assertEquals(sheets + millions + "00", digits(Locale.SIMPLIFIED_CHINESE, advice));
    }
  }

  private static String digits(Locale locale, int text) {
    Context context = ApplicationProvider.getApplicationContext();
    Configuration configuration = new Configuration(context.getResources().getConfiguration());
    configuration.setLocale(locale);
    return context
        .createConfigurationContext(configuration)
        .getString(text)
        .replaceAll("[^0-9]", "");
  }
}
