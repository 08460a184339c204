package dev.casilla.app.testing.device;

import static java.util.Arrays.asList;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.app.Instrumentation.ActivityResult;
import android.content.Intent;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.runner.intent.IntentStubberRegistry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.rules.ExternalResource;

/**
 * All other apps: they are not opened, but remember what they were asked. A test takes part by
 * having it for a rule.
 */
public final class OtherAppsRule extends ExternalResource {
  private final Deque<Intent> asked = new ArrayDeque<>();
  private @Nullable Uri answer;

  /** What was asked last, of other apps or of this one's own screens. */
  public Intent lastAsked() {
    return Objects.requireNonNull(asked.peekLast(), "nothing was asked");
  }

  /**
   * Fails unless {@code expected} was asked last, with all that it says but for how it is shown.
   */
  public void assertAsked(Intent expected) {
    assertEquals(words(expected), words(lastAsked()));
  }

  /** Likewise for one or the other. */
  public void assertAskedEither(Intent one, Intent other) {
    assertTrue(words(lastAsked()), asList(words(one), words(other)).contains(words(lastAsked())));
  }

  /** With all extras. */
  private static String words(Intent intent) {
    return new Intent(intent).setFlags(0).toUri(Intent.URI_INTENT_SCHEME);
  }

  /** From now on people choose {@code place} wherever they are asked for one. */
  public void choose(Uri place) {
    answer = place;
  }

  @Override
  protected void before() {
    IntentStubberRegistry.load(this::answer);
  }

  @Override
  protected void after() {
    IntentStubberRegistry.reset();
  }

  private @Nullable ActivityResult answer(Intent intent) {
    asked.add(intent);
    if (intent.getComponent() != null && isOwn(intent.getComponent().getPackageName())) {
      return null;
    }
    return answer == null
        ? new ActivityResult(Activity.RESULT_CANCELED, null)
        : new ActivityResult(Activity.RESULT_OK, new Intent().setData(answer));
  }

  private static boolean isOwn(String name) {
    return name.equals(ApplicationProvider.getApplicationContext().getPackageName());
  }
}
