package dev.casilla.app.ui.common;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.model.EnumParser;
import java.util.function.LongSupplier;

/** Tracks the camera permission. For the main thread. */
/*
 * After a refusal the system reports only whether to show a rationale: no before the first refusal,
 * yes after it, and no after a permanent one. Dismissing the dialog does not change that. So a
 * refusal is permanent if there was a rationale at any time before and there is none now. It may
 * also have become permanent on another day: then no dialog appears and the answer is immediate.
 *
 * Android ends the process when it revokes a permission: the saved state remembers the grant. It
 * also ends processes for lack of memory: the saved state remembers the refusal.
 */
public final class CameraPermission {
  public enum CameraAccess {
    GRANTED,
    /** Not asked yet, as far as is known. */
    UNASKED,
    REVOKED,
    REFUSED,
    /** Refused permanently: only the system's settings can change it. */
    BLOCKED
  }

  /** A person takes longer than this to answer a dialog. */
  public static final long INSTANT_ANSWER_MILLIS = 500;

  private static final String GRANTED = "granted";
  private static final String COUNTED = "counted";
  private static final String REFUSAL = "refusal";

  private final SavedStateHandle saved;
  private final LongSupplier millis;
  private long asked;

  /** Keeps its state in {@code saved}; {@code millis} is a monotonic clock. */
  public CameraPermission(SavedStateHandle saved, LongSupplier millis) {
    this.saved = saved;
    this.millis = millis;
  }

  /** The access after the system reported {@code isGranted}; {@code before} is the last access. */
  public CameraAccess update(boolean isGranted, CameraAccess before) {
    if (isGranted) {
      saved.set(GRANTED, true);
      saved.set(COUNTED, false);
      saved.remove(REFUSAL);
      return CameraAccess.GRANTED;
    }
    CameraAccess unrefused = has(GRANTED) ? CameraAccess.REVOKED : before;
    return EnumParser.read(CameraAccess.class, saved.get(REFUSAL)).orElse(unrefused);
  }

  /**
   * Called before the permission dialog is shown.
   *
   * @param isWorthExplaining what {@code shouldShowRequestPermissionRationale} returns
   */
  public void ask(boolean isWorthExplaining) {
    asked = millis.getAsLong();
    count(isWorthExplaining);
  }

  /**
   * Called after a refusal; returns what it means.
   *
   * @param isWorthExplaining what {@code shouldShowRequestPermissionRationale} returns now
   */
  public CameraAccess refused(boolean isWorthExplaining) {
    count(isWorthExplaining);
    saved.set(GRANTED, false);
    CameraAccess refusal = meaning(isWorthExplaining);
    saved.set(REFUSAL, refusal.name());
    return refusal;
  }

  private CameraAccess meaning(boolean isWorthExplaining) {
    if (isWorthExplaining) {
      return CameraAccess.REFUSED;
    }
    boolean isAtOnce = millis.getAsLong() - asked < INSTANT_ANSWER_MILLIS;
    return has(COUNTED) || isAtOnce ? CameraAccess.BLOCKED : CameraAccess.REFUSED;
  }

  private void count(boolean isWorthExplaining) {
    if (isWorthExplaining) {
      saved.set(COUNTED, true);
    }
  }

  private boolean has(String key) {
    return Boolean.TRUE.equals(saved.get(key));
  }
}
