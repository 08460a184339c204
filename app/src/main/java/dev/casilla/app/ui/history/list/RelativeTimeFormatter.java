package dev.casilla.app.ui.history.list;

import android.icu.text.DateFormat;
import android.icu.text.RelativeDateTimeFormatter;
import android.icu.text.RelativeDateTimeFormatter.AbsoluteUnit;
import android.icu.text.RelativeDateTimeFormatter.Direction;
import android.icu.text.RelativeDateTimeFormatter.RelativeUnit;
import android.icu.util.Calendar;
import android.icu.util.ULocale;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Formats times relative to now, the older the coarser. Confined to one thread. */
// Not DateUtils.getRelativeTimeSpanString: it says "0 minutes ago" instead of "now", and counts
// yesterday evening in hours.
final class RelativeTimeFormatter {
  private static final int DAYS_OF_WEEK = 7;

  private final LongSupplier millis;
  private final RelativeDateTimeFormatter relative;
  private final DateFormat thisYear;
  private final DateFormat anyYear;
  private final DateFormat full;
  private final Calendar calendar;

  /** Formats in the language of {@code locale}; {@code millis} supplies the current time. */
  RelativeTimeFormatter(Locale locale, LongSupplier millis) {
    ULocale icu = ULocale.forLocale(locale);
    this.millis = millis;
    relative = RelativeDateTimeFormatter.getInstance(icu);
    thisYear = DateFormat.getInstanceForSkeleton("MMMd", icu);
    anyYear = DateFormat.getInstanceForSkeleton("yMMMd", icu);
    full = DateFormat.getInstanceForSkeleton("EEEEyMMMMd", icu);
    calendar = Calendar.getInstance(icu);
  }

  /** As in "5 minutes ago", "yesterday" or "Nov 3". */
  String since(long then) {
    long now = millis.getAsLong();
    long minutes = TimeUnit.MILLISECONDS.toMinutes(now - then);
    if (minutes < 1) {
      return relative.format(Direction.PLAIN, AbsoluteUnit.NOW);
    }
    if (minutes < TimeUnit.HOURS.toMinutes(1)) {
      return relative.format((double) minutes, Direction.LAST, RelativeUnit.MINUTES);
    }
    int days = day(now) - day(then);
    if (days == 0) {
      long hours = TimeUnit.MINUTES.toHours(minutes);
      return relative.format((double) hours, Direction.LAST, RelativeUnit.HOURS);
    }
    if (days == 1) {
      return relative.format(Direction.LAST, AbsoluteUnit.DAY);
    }
    return days < DAYS_OF_WEEK
        ? relative.format(days, Direction.LAST, RelativeUnit.DAYS)
        : date(now, then);
  }

  /** The whole date with its weekday. */
  String date(long then) {
    return full.format(Long.valueOf(then));
  }

  private String date(long now, long then) {
    return (year(now) == year(then) ? thisYear : anyYear).format(Long.valueOf(then));
  }

  private int year(long time) {
    calendar.setTimeInMillis(time);
    return calendar.get(Calendar.EXTENDED_YEAR);
  }

  /** The day in the person's time zone, as a running number. */
  private int day(long time) {
    calendar.setTimeInMillis(time);
    return calendar.get(Calendar.JULIAN_DAY);
  }
}
