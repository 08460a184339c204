package dev.casilla.app;

/** The application without dynamic color, so that colors do not depend on the machine. */
public final class OwnColorsApplication extends SimulatedPhoneApplication {
  @Override
  public void onCreate() {
    ProviderFolders.forgetFolders();
    super.onCreate();
  }

  @Override
  boolean hasDynamicColors() {
    return false;
  }
}
