package dev.casilla.app;

/** The application in its own colours: a wallpaper's would differ from machine to machine. */
public final class OwnColorsApplication extends PhoneApplication {
  @Override
  public void onCreate() {
    Providers.forgetFolders();
    super.onCreate();
  }

  @Override
  SystemColors systemColors() {
    return new SystemColors(false, super.systemColors().wantContrast());
  }
}
