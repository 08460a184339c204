package dev.casilla.reader.opinion;

/**
 * A picture of a line of digits, dark on white.
 *
 * @param luma brightness row by row, without gaps; not copied
 * @param width pixels a row
 * @param height rows
 */
@SuppressWarnings("ArrayRecordComponent") // A picture is never compared.
public record LinePicture(byte[] luma, int width, int height) {}
