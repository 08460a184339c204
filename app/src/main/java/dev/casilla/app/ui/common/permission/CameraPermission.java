package dev.casilla.app.ui.common.permission;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.model.EnumParser;
import java.util.function.LongSupplier;

/** What is known of the permission to use the camera. For the main thread. */
/*
 * Of a refusal the system tells only whether the permission is worth explaining: no before the
 * first one, yes after it, and no again after one for good. A dialog that was dismissed changes
 * nothing of that. So a refusal is for good if there was something to explain before, at any time,
 * and is no more; and if there never was, it may be for good since another day: then no dialog
 * comes up, and the answer is there at once.
 *
 * Android ends the process when it takes a permission back: what is saved tells that there was one.
 * It ends processes for want of memory, too: a refusal is not forgotten by that.
 */
public final class CameraPermission {
  /** A dialog that comes up, is seen and dismissed takes longer. */
  public static final long INSTANT_ANSWER_MILLIS = 500;

  private static final String GRANTED = "granted";
  private static final String COUNTED = "counted";
  private static final String REFUSAL = "refusal";

  private final SavedStateHandle saved;
  private final LongSupplier millis;
  private long asked;

  /**
   * What {@code saved} tells of the permission; {@code millis} is a clock that only goes forward.
   */
  public CameraPermission(SavedStateHandle saved, LongSupplier millis) {
    this.saved = saved;
    this.millis = millis;
  }

  /** What is the case now, knowing only whether it is granted; {@code before} is what was known. */
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

  /** The system is asked now, and says whether there is something to explain. */
  public void ask(boolean isWorthExplaining) {
    asked = millis.getAsLong();
    count(isWorthExplaining);
  }

  /** What a refusal means, after which there is something to explain or not. */
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
