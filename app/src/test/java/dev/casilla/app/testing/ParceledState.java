package dev.casilla.app.testing;

import android.os.Bundle;
import android.os.Parcel;

/** What is left of a saved state when the process has ended: bytes. */
public final class ParceledState {
  private ParceledState() {}

  /** {@code saved} as it comes back: nothing in it is the same object. */
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
