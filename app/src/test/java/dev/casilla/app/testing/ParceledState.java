package dev.casilla.app.testing;

import android.os.Bundle;
import android.os.Parcel;

/** Writes a saved state to a parcel and back, as process death does. */
public final class ParceledState {
  private ParceledState() {}

  /** Returns a copy of {@code saved} without shared objects. */
  public static Bundle roundTrip(Bundle saved) {
    Parcel out = Parcel.obtain();
    Parcel in = Parcel.obtain();
    try {
      out.writeBundle(saved);
      byte[] bytes = out.marshall();
      in.unmarshall(bytes, 0, bytes.length);
      in.setDataPosition(0);
      return in.readBundle(ParceledState.class.getClassLoader());
    } finally {
      out.recycle();
      in.recycle();
    }
  }
}
