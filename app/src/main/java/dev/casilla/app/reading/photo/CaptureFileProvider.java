package dev.casilla.app.reading.photo;

import androidx.core.content.FileProvider;

/** Lets a camera app write the photo that it takes for this app. */
public final class CaptureFileProvider extends FileProvider {}
