package dev.casilla.app.ui.board;

import android.graphics.LinearGradient;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.Shader;
import android.graphics.Typeface;
import android.os.Build;
import androidx.annotation.RequiresApi;

/** The paints of a board; only their sizes change. Confined to one thread. */
final class BoardPaints {
  private static final float DIGIT_PART_OF_CELL = 0.58f;
  private static final float NOTE_PART_OF_CELL = 0.25f;
  private static final float MOST_NOTE_PART_OF_CELL = 0.32f;

  /** Minimum size of notes; smaller ones are drawn as dots. */
  private static final float LEAST_NOTE_DP = 8f;

  private static final float HATCH_DP = 8f;
  private static final int SEMIBOLD = 600;

  /** Slant of entries, 11 degrees as in italic fonts; clues are upright. */
  private static final float LEAN = -0.2f;

  final Paint paper = new Paint();
  final Paint notePaper = new Paint(Paint.ANTI_ALIAS_FLAG);
  final Paint hairline = new Paint();
  final Paint ink = new Paint();
  final Paint selected = new Paint();
  final Paint peer = new Paint();
  final Paint same = new Paint();
  final Paint hatch = new Paint(Paint.ANTI_ALIAS_FLAG);
  final Paint ring = new Paint();
  final Paint doubt = new Paint(Paint.ANTI_ALIAS_FLAG);
  final Paint trouble = new Paint(Paint.ANTI_ALIAS_FLAG);
  final Paint given;
  final Paint entry;
  final Paint troubledGiven;
  final Paint troubledEntry;
  final Paint note;
  final boolean ringed;

  private final float density;
  private final Rect bounds = new Rect();
  private float digitDrop;
  private float noteDrop;
  private boolean notesAreDots;

  BoardPaints(BoardColors colors, float density) {
    this.density = density;
    BoardColors.InkColors pens = colors.pens();
    BoardColors.FillColors fills = colors.fills();
    ringed = fills.ringed();
    paper.setColor(colors.paper());
    notePaper.setColor(colors.paper());
    hairline.setColor(colors.hairline());
    ink.setColor(pens.ink());
    selected.setColor(fills.selected());
    peer.setColor(fills.peer());
    same.setColor(fills.same());
    hatch.setShader(stripes(fills.hatch(), colors.paper(), HATCH_DP * density));
    ring.setColor(fills.ring());
    doubt.setColor(fills.doubt());
    trouble.setColor(pens.clash());
    given = digits(pens.ink(), strong());
    entry = handwritten(pens.entry());
    troubledGiven = digits(pens.clash(), strong());
    troubledEntry = handwritten(pens.clash());
    note = digits(pens.note(), Typeface.SANS_SERIF);
  }

  void fit(int cellSide) {
    for (Paint paint : new Paint[] {given, entry, troubledGiven, troubledEntry}) {
      paint.setTextSize(DIGIT_PART_OF_CELL * cellSide);
    }
    float least = LEAST_NOTE_DP * density;
    float most = MOST_NOTE_PART_OF_CELL * cellSide;
    notesAreDots = most < least;
    note.setTextSize(Math.min(Math.max(NOTE_PART_OF_CELL * cellSide, least), most));
    digitDrop = drop(given);
    noteDrop = drop(note);
  }

  /** Distance from a digit's middle down to its baseline, in pixels. */
  float digitDrop() {
    return digitDrop;
  }

  /** Horizontal offset that keeps a slanted digit centred, in pixels. */
  float digitShift(Paint pen) {
    return pen.getTextSkewX() * digitDrop;
  }

  /** Distance from a note's middle down to its baseline, in pixels. */
  float noteDrop() {
    return noteDrop;
  }

  boolean notesAreDots() {
    return notesAreDots;
  }

  private float drop(Paint paint) {
    paint.getTextBounds("5", 0, 1, bounds);
    return -bounds.exactCenterY();
  }

  private static Paint digits(int color, Typeface typeface) {
    Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG);
    paint.setColor(color);
    paint.setTypeface(typeface);
    paint.setTextAlign(Paint.Align.CENTER);
    paint.setFontFeatureSettings("tnum");
    return paint;
  }

  private static Paint handwritten(int color) {
    Paint paint = digits(color, Typeface.SANS_SERIF);
    paint.setTextSkewX(LEAN);
    return paint;
  }

  private static Typeface strong() {
    return Build.VERSION.SDK_INT >= Build.VERSION_CODES.P ? semibold() : Typeface.DEFAULT_BOLD;
  }

  @RequiresApi(Build.VERSION_CODES.P)
  private static Typeface semibold() {
    return Typeface.create(Typeface.SANS_SERIF, SEMIBOLD, false);
  }

  /** Diagonal stripes, half hatch and half paper, {@code period} pixels across and down. */
  private static Shader stripes(int hatch, int paper, float period) {
    int[] twice = {hatch, hatch, paper, paper};
    float[] halves = {0f, 0.5f, 0.5f, 1f};
    return new LinearGradient(
        0f, 0f, period / 2, period / 2, twice, halves, Shader.TileMode.REPEAT);
  }
}
