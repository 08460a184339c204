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

/** Records intents to other apps instead of starting them. Use it as a rule. */
public final class OtherAppsRule extends ExternalResource {
  private final Deque<Intent> asked = new ArrayDeque<>();
  private @Nullable Uri answer;

  /** Returns the last intent, to another app or to one of the app's screens. */
  public Intent lastAsked() {
    return Objects.requireNonNull(asked.peekLast(), "nothing was asked");
  }

  /**
   * Fails unless {@code expected} was the last intent, with its action, data and extras but
   * regardless of its flags.
   */
  public void assertAsked(Intent expected) {
    assertEquals(words(expected), words(lastAsked()));
  }

  /** Fails unless one of the two was the last intent. */
  public void assertAskedEither(Intent one, Intent other) {
    assertTrue(words(lastAsked()), asList(words(one), words(other)).contains(words(lastAsked())));
  }

  /** Describes the intent with all extras. */
  private static String words(Intent intent) {
    return new Intent(intent).setFlags(0).toUri(Intent.URI_INTENT_SCHEME);
  }

  /** Answers every request to choose a file with {@code place}. */
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
