package dev.casilla.reader.opinion;

/**
 * An image of a line of digits, dark on white.
 *
 * @param luma brightness row by row, without padding; not copied
 * @param width pixels in each row
 * @param height rows
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record LinePicture(byte[] luma, int width, int height) {}
