package dev.casilla.app.accessibility;

import static org.hamcrest.Matchers.anyOf;

import android.view.View;
import androidx.test.espresso.ViewAssertion;
import androidx.test.espresso.action.ViewActions;
import com.google.android.apps.common.testing.accessibility.framework.AccessibilityCheckResult.AccessibilityCheckResultType;
import com.google.android.apps.common.testing.accessibility.framework.integrations.espresso.AccessibilityValidator;
import com.google.android.apps.common.testing.accessibility.framework.strings.StringManager;
import java.util.Objects;
import org.junit.rules.ExternalResource;

/**
 * Checks every screen that a test does something on: names for what can be tapped, 48 dp to tap it,
 * contrast, order. A test takes part by having it for a rule.
 */
/*
 * As Espresso's own AccessibilityChecks, which are not to be had everywhere, with the framework
 * that does the work. It knows views only: a board's cells, which are virtual nodes and cannot have
 * 48 dp on a phone, it does not see, and so finds that a board has nothing to say.
 */
public final class AccessibilityChecks extends ExternalResource {
  private final ViewAssertion assertion =
      (view, missing) -> check(Objects.requireNonNull(view).getRootView());

  /** Fails if anything in {@code root} is an error or looks like one. */
  public static void check(View root) {
    StringManager.setResourceBundleProvider(locale -> new MessageKeys());
    new AccessibilityValidator()
        .setRunChecksFromRootView(false)
        .setSuppressingResultMatcher(anyOf(new SilentBoardMatcher(), new ScrolledOutViews()))
        .setThrowExceptionFor(AccessibilityCheckResultType.WARNING)
        .check(root);
  }

  @Override
  protected void before() {
    ViewActions.addGlobalAssertion("accessibility", assertion);
  }

  @Override
  protected void after() {
    ViewActions.removeGlobalAssertion(assertion);
  }
}
