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
 * Checks every screen on which a test performs an action: names of controls, touch targets of 48
 * dp, contrast, focus order. Use it as a rule.
 */
/*
 * Works like Espresso's AccessibilityChecks, which are not available everywhere, and calls the same
 * framework. It checks views only. A board's cells are virtual nodes and smaller than 48 dp on a
 * phone; the framework does not see them and reports that the board has no text.
 */
public final class AccessibilityChecks extends ExternalResource {
  private final ViewAssertion assertion =
      (view, missing) -> check(Objects.requireNonNull(view).getRootView());

  /** Fails if {@code root} has an error or a warning. */
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
