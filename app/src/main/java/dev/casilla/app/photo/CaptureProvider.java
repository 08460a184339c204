package dev.casilla.app.photo;

import androidx.core.content.FileProvider;

/** Lets a camera app write the one photo that it takes for us. */
public final class CaptureProvider extends FileProvider {}
