package dev.casilla.app.reading.photo;

import androidx.core.content.FileProvider;

/** Lets a camera app write the one photo that it takes for us. */
public final class CaptureFileProvider extends FileProvider {}
