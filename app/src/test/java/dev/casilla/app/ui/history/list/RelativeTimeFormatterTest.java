package dev.casilla.app.ui.history.list;

import static org.junit.Assert.assertEquals;

import android.icu.util.Calendar;
import android.icu.util.TimeZone;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class RelativeTimeFormatterTest {
  private final TimeZone zone = TimeZone.getDefault();
  private long now;

  @Before
  public void itIsHalfPastTen() {
    TimeZone.setDefault(TimeZone.getTimeZone("Europe/Madrid"));
    Calendar calendar = Calendar.getInstance();
    calendar.clear();
    calendar.set(2026, Calendar.NOVEMBER, 18, 10, 30);
    now = calendar.getTimeInMillis();
  }

  @After
  public void itIsAsLateAsBefore() {
    TimeZone.setDefault(zone);
  }

  @Test
  public void since_theNearer_isTheFiner() {
    assertEquals("now", since(Locale.ENGLISH, 0, TimeUnit.DAYS));
    assertEquals("1 minute ago", since(Locale.ENGLISH, 1, TimeUnit.MINUTES));
    assertEquals("59 minutes ago", since(Locale.ENGLISH, 59, TimeUnit.MINUTES));
    assertEquals("10 hours ago", since(Locale.ENGLISH, 10, TimeUnit.HOURS));
    assertEquals("yesterday", since(Locale.ENGLISH, 11, TimeUnit.HOURS));
    assertEquals("6 days ago", since(Locale.ENGLISH, 6, TimeUnit.DAYS));
    assertEquals("Nov 11", since(Locale.ENGLISH, 7, TimeUnit.DAYS));
    assertEquals("Nov 18, 2025", since(Locale.ENGLISH, 365, TimeUnit.DAYS));
  }

  @Test
  public void since_otherLanguages_areTheirOwn() {
    Locale spanish = Locale.forLanguageTag("es");
    assertEquals("hace 2 horas", since(spanish, 2, TimeUnit.HOURS));
    assertEquals("ayer", since(spanish, 1, TimeUnit.DAYS));
    assertEquals("5分钟前", since(Locale.SIMPLIFIED_CHINESE, 5, TimeUnit.MINUTES));
    assertEquals("11月11日", since(Locale.SIMPLIFIED_CHINESE, 7, TimeUnit.DAYS));
  }

  @Test
  public void since_aClockThatWasSetBack_isNow() {
    assertEquals("now", since(Locale.ENGLISH, -3, TimeUnit.DAYS));
  }

  @Test
  public void date_hasTheWeekday() {
    assertEquals(
        "Wednesday, November 18, 2026",
        new RelativeTimeFormatter(Locale.ENGLISH, () -> now).date(now));
  }

  private String since(Locale locale, long count, TimeUnit unit) {
    return new RelativeTimeFormatter(locale, () -> now).since(now - unit.toMillis(count));
  }
}
