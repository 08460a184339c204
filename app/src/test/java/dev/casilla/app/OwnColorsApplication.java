package dev.casilla.app;

/** The application in its own colours: a wallpaper's would differ from machine to machine. */
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
