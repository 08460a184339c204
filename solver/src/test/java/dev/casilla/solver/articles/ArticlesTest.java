package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Trace;
import dev.casilla.solver.testdata.ArticlePuzzles;
import org.junit.jupiter.api.Test;

/**
 * The printed boards of Jordi Torres' article, output for output.
 *
 * <p>The expected boards come from a run of the article's Python program.
 */
final class ArticlesTest {
  private static final Strategies STRATEGIES = new Strategies(Trace.NONE);

  @Test
  void display_easyGrid_isTheArticles() {
    assertPrints(
        """
        . . 3 |. 2 . |6 . .\s
        9 . . |3 . 5 |. . 1\s
        . . 1 |8 . 6 |4 . .\s
        ------+------+------
        . . 8 |1 . 2 |9 . .\s
        7 . . |. . . |. . 8\s
        . . 6 |7 . 8 |2 . .\s
        ------+------+------
        . . 2 |6 . 9 |5 . .\s
        8 . . |2 . 3 |. . 9\s
        . . 5 |. 1 . |3 . .\s
        """,
        Grid.parse(ArticlePuzzles.EASY));
  }

  @Test
  void display_easyCandidates_isTheArticles() {
    assertPrints(
        """
        123456789 123456789     3     |123456789     2     123456789 |    6     123456789 123456789\s
            9     123456789 123456789 |    3     123456789     5     |123456789 123456789     1    \s
        123456789 123456789     1     |    8     123456789     6     |    4     123456789 123456789\s
        ------------------------------+------------------------------+------------------------------
        123456789 123456789     8     |    1     123456789     2     |    9     123456789 123456789\s
            7     123456789 123456789 |123456789 123456789 123456789 |123456789 123456789     8    \s
        123456789 123456789     6     |    7     123456789     8     |    2     123456789 123456789\s
        ------------------------------+------------------------------+------------------------------
        123456789 123456789     2     |    6     123456789     9     |    5     123456789 123456789\s
            8     123456789 123456789 |    2     123456789     3     |123456789 123456789     9    \s
        123456789 123456789     5     |123456789     1     123456789 |    3     123456789 123456789\s
        """,
        Candidates.of(Grid.parse(ArticlePuzzles.EASY)));
  }

  @Test
  void eliminate_easy_printsTheArticles() {
    assertPrints(
        """
           45    4578    3   |   49     2     147  |   6     5789    57 \s
           9    24678    47  |   3      47     5   |   78    278     1  \s
           25    257     1   |   8      79     6   |   4    23579   2357\s
        ---------------------+---------------------+---------------------
          345    345     8   |   1     3456    2   |   9    34567  34567\s
           7    123459   49  |  459   34569    4   |   1    13456    8  \s
          1345  13459    6   |   7     3459    8   |   2     1345   345 \s
        ---------------------+---------------------+---------------------
          134    1347    2   |   6     478     9   |   5     1478    47 \s
           8     1467    47  |   2     457     3   |   17    1467    9  \s
           46    4679    5   |   4      1      47  |   3    24678   2467\s
        """,
        eliminated(ArticlePuzzles.EASY));
  }

  @Test
  void onlyChoice_easyAfterEliminate_printsTheArticles() {
    assertPrints(
        """
          45    8     3   |  9     2     1   |  6    5789   57 \s
          9     6     47  |  3     4     5   |  8    278    1  \s
          2    257    1   |  8     7     6   |  4   23579  2357\s
        ------------------+------------------+------------------
         345   345    8   |  1    3456   2   |  9   34567 34567\s
          7     2     9   |  5   34569   4   |  1   13456   8  \s
         1345 13459   6   |  7    3459   8   |  2    1345  345 \s
        ------------------+------------------+------------------
         134   1347   2   |  6     8     9   |  5    1478   47 \s
          8    1467   47  |  2     5     3   |  17    6     9  \s
          6     9     5   |  4     1     7   |  3     8     2  \s
        """,
        STRATEGIES.onlyChoice(eliminated(ArticlePuzzles.EASY)));
  }

  @Test
  void reduce_easy_printsTheSolution() {
    assertPrints(
        """
        4 8 3 |9 2 1 |6 5 7\s
        9 6 7 |3 4 5 |8 2 1\s
        2 5 1 |8 7 6 |4 9 3\s
        ------+------+------
        5 4 8 |1 3 2 |9 7 6\s
        7 2 9 |5 6 4 |1 3 8\s
        1 3 6 |7 9 8 |2 4 5\s
        ------+------+------
        3 7 2 |6 8 9 |5 1 4\s
        8 1 4 |2 5 3 |7 6 9\s
        6 9 5 |4 1 7 |3 8 2\s
        """,
        reduced(ArticlePuzzles.EASY));
  }

  @Test
  void eliminate_easyWithMoreClues_printsTheArticles() {
    assertPrints(
        """
           4      8      3   |   9      2      17  |   6     579     57 \s
           9     267     7   |   3      47     5   |   78     27     1  \s
           25    257     1   |   8      79     6   |   4    23579   357 \s
        ---------------------+---------------------+---------------------
           35    345     8   |   1     3456    2   |   9    34567  34567\s
           7    123459   49  |  459   34569    4   |   1    13456    8  \s
          135   13459    6   |   7     3459    8   |   2     1345   345 \s
        ---------------------+---------------------+---------------------
           13    1347    2   |   6     478     9   |   5     147     47 \s
           8     1467    47  |   2     457     3   |   17    1467    9  \s
           6     4679    5   |   4      1      47  |   3      8      2  \s
        """,
        eliminated(ArticlePuzzles.EASY_WITH_MORE_CLUES));
  }

  @Test
  void onlyChoice_easyWithMoreCluesAfterEliminate_printsTheArticles() {
    assertPrints(
        """
          4     8     3   |  9     2     1   |  6    579    57 \s
          9     6     7   |  3     4     5   |  8     27    1  \s
          2     5     1   |  8     7     6   |  4   23579  357 \s
        ------------------+------------------+------------------
          35   345    8   |  1    3456   2   |  9     7     6  \s
          7     2     9   |  5   34569   4   |  1   13456   8  \s
         135  13459   6   |  7    3459   8   |  2    1345  345 \s
        ------------------+------------------+------------------
          13   1347   2   |  6     8     9   |  5    147    47 \s
          8    1467   47  |  2     5     3   |  7     6     9  \s
          6     9     5   |  4     1     7   |  3     8     2  \s
        """,
        STRATEGIES.onlyChoice(eliminated(ArticlePuzzles.EASY_WITH_MORE_CLUES)));
  }

  @Test
  void reduce_easyWithMoreClues_solvesToTheSame() {
    assertEquals(
        ArticlePuzzles.EASY_SOLUTION,
        reduced(ArticlePuzzles.EASY_WITH_MORE_CLUES).toGrid().toString());
  }

  @Test
  void eliminate_stalling_printsTheArticles() {
    assertPrints(
        """
           2     356789  346789 |1345789  134578  134579 | 13569  1345689  145689\s
         45789   35789   34789  |1345789  134578    6    |   2     134589  14589 \s
         45689   35689     1    | 34589   23458   23459  |  3569     7     45689 \s
        ------------------------+------------------------+------------------------
         145679  125679  24679  | 13457   123457    8    | 13569   123569  12569 \s
           3     12568    2468  |  145      9      1245  |  156    12568     7   \s
         15789   125789   2789  |   6     12357   12357  |   4     123589  12589 \s
        ------------------------+------------------------+------------------------
          1679     4     23679  | 13579   13567   13579  |   8     12569   12569 \s
         16789   136789    5    |   2     134678  13479  |  1679    1469    1469 \s
         16789   126789  26789  | 145789  145678  14579  | 15679   124569    3   \s
        """,
        eliminated(ArticlePuzzles.STALLING));
  }

  @Test
  void onlyChoice_stallingAfterEliminate_placesNothing() {
    Candidates eliminated = eliminated(ArticlePuzzles.STALLING);
    assertEquals(eliminated, STRATEGIES.onlyChoice(eliminated));
  }

  @Test
  void reduce_stalling_stallsAfterOneEliminate() {
    assertEquals(eliminated(ArticlePuzzles.STALLING), reduced(ArticlePuzzles.STALLING));
  }

  @Test
  void eliminate_norvig_printsTheArticles() {
    assertPrints(
        """
           4      1679   12679  |  139     2369    1269  |   8      1239     5   \s
         26789     3    1256789 | 14589   24569  1245689 | 12679    1249   124679\s
          2689   15689   125689 |   7     234569 1245689 | 12369   12349   123469\s
        ------------------------+------------------------+------------------------
          3789     2     135789 |  3459   34579    4579  | 13579     6     13789 \s
          3679   15679   135679 |  359      8     25679  |   4     12359   12379 \s
         36789   456789  356789 |  3459     1     245679 | 23579   23589   23789 \s
        ------------------------+------------------------+------------------------
          289      89     289   |   6      459      3    |  1259     7     12489 \s
           5      6789   36789  |   2      479    14789  |  1369   13489   134689\s
           1      6789     4    |  589     579     5789  | 23569   23589   23689 \s
        """,
        eliminated(ArticlePuzzles.NORVIG));
  }

  @Test
  void onlyChoice_norvigAfterEliminate_printsTheArticles() {
    assertPrints(
        """
           4      1679   12679  |  139     2369    1269  |   8      1239     5   \s
         26789     3    1256789 | 14589   24569  1245689 | 12679    1249   124679\s
          2689   15689   125689 |   7     234569 1245689 | 12369   12349   123469\s
        ------------------------+------------------------+------------------------
          3789     2     135789 |  3459   34579    4579  | 13579     6     13789 \s
          3679   15679   135679 |  359      8     25679  |   4     12359   12379 \s
         36789     4     356789 |  3459     1     245679 | 23579   23589   23789 \s
        ------------------------+------------------------+------------------------
          289      89     289   |   6      459      3    |  1259     7     12489 \s
           5      6789     3    |   2      479      1    |  1369   13489   134689\s
           1      6789     4    |  589     579     5789  | 23569   23589   23689 \s
        """,
        STRATEGIES.onlyChoice(eliminated(ArticlePuzzles.NORVIG)));
  }

  @Test
  void reduce_norvig_stallsOpen() {
    assertPrints(
        """
           4      1679   12679  |  139     2369    269   |   8      1239     5   \s
         26789     3    1256789 | 14589   24569   245689 | 12679    1249   124679\s
          2689   15689   125689 |   7     234569  245689 | 12369   12349   123469\s
        ------------------------+------------------------+------------------------
          3789     2     15789  |  3459   34579    4579  | 13579     6     13789 \s
          3679   15679   15679  |  359      8     25679  |   4     12359   12379 \s
         36789     4     56789  |  359      1     25679  | 23579   23589   23789 \s
        ------------------------+------------------------+------------------------
          289      89     289   |   6      459      3    |  1259     7     12489 \s
           5      6789     3    |   2      479      1    |   69     489     4689 \s
           1      6789     4    |  589     579     5789  | 23569   23589   23689 \s
        """,
        reduced(ArticlePuzzles.NORVIG));
  }

  @Test
  void eliminate_halfway_printsTheArticles() {
    assertPrints(
        """
          568     1      36  |  2456    9    23456 |   7     238    235 \s
          5679    4     3679 | 12567   235     8   |  1359   123   12359\s
          5789  235789  379  |  1257   235   12357 |   6     1238    4  \s
        ---------------------+---------------------+---------------------
          789    789     2   |   49     1     349  |  349     5      6  \s
           4      59     19  |  2569    7    23569 |  139     13     8  \s
           3      6     179  |  459     8     459  |   2      17    179 \s
        ---------------------+---------------------+---------------------
           2     379     8   | 14579    45   14579 |  135    1367   1357\s
          167     7     1467 |   3     245   12457 |  158     9     1257\s
          179    379     5   | 12789    6     1279 |  138     4     1237\s
        """,
        eliminated(ArticlePuzzles.HALFWAY));
  }

  @Test
  void onlyChoice_halfwayAfterEliminate_printsTheArticles() {
    assertPrints(
        """
         568    1     36  | 2456   9   23456 |  7    238   235 \s
         5679   4    3679 |12567  235    8   | 1359  123  12359\s
         5789   2    379  | 1257  235  12357 |  6    1238   4  \s
        ------------------+------------------+------------------
         789    8     2   |  49    1    349  |  4     5     6  \s
          4     5     19  | 2569   7   23569 | 139    13    8  \s
          3     6    179  | 459    8    459  |  2     7    179 \s
        ------------------+------------------+------------------
          2    379    8   |14579   45  14579 | 135    6    1357\s
          6     7     4   |  3    245  12457 |  8     9    1257\s
         179   379    5   |  8     6    1279 | 138    4    1237\s
        """,
        STRATEGIES.onlyChoice(eliminated(ArticlePuzzles.HALFWAY)));
  }

  @Test
  void reduce_halfway_stallsOpen() {
    assertPrints(
        """
          58    1     36  | 2456   9    2456 |  7     28   235 \s
          59    4    3679 |12567  235    8   | 159    12  12359\s
         589    2    379  | 157    35   157  |  6     18    4  \s
        ------------------+------------------+------------------
          7     8     2   |  9     1     3   |  4     5     6  \s
          4     5     19  |  26    7     26  |  19    3     8  \s
          3     6     19  |  45    8     45  |  2     7     19 \s
        ------------------+------------------+------------------
          2     3     8   | 157    4     9   |  15    6    157 \s
          6     7     4   |  3     25   125  |  8     9    125 \s
          1     9     5   |  8     6     27  |  3     4     27 \s
        """,
        reduced(ArticlePuzzles.HALFWAY));
  }

  @Test
  void search_everyArticlesPuzzle_findsTheirSolution() {
    assertSolves(ArticlePuzzles.EASY, ArticlePuzzles.EASY_SOLUTION);
    assertSolves(ArticlePuzzles.EASY_WITH_MORE_CLUES, ArticlePuzzles.EASY_SOLUTION);
    assertSolves(ArticlePuzzles.STALLING, ArticlePuzzles.STALLING_SOLUTION);
    assertSolves(ArticlePuzzles.NORVIG, ArticlePuzzles.NORVIG_SOLUTION);
    assertSolves(ArticlePuzzles.HALFWAY, ArticlePuzzles.HALFWAY_SOLUTION);
  }

  @Test
  void parse_norvigWithStrayBlank_isTheSamePuzzle() {
    String stray =
        ArticlePuzzles.NORVIG.substring(0, 40) + " " + ArticlePuzzles.NORVIG.substring(40);
    assertEquals(ArticlePuzzles.NORVIG, Grid.parse(stray).toString());
  }

  private static void assertPrints(String expected, Grid grid) {
    assertEquals(expected, grid.display() + "\n");
  }

  private static void assertPrints(String expected, Candidates candidates) {
    assertEquals(expected, candidates.display() + "\n");
  }

  private static void assertSolves(String puzzle, String solution) {
    assertFalse(eliminated(puzzle).isSolved());
    assertEquals(solution, new Search().solve(Grid.parse(puzzle)).orElseThrow().toString());
  }

  private static Candidates eliminated(String puzzle) {
    return STRATEGIES.eliminate(Candidates.of(Grid.parse(puzzle)));
  }

  private static Candidates reduced(String puzzle) {
    return STRATEGIES.reduce(Candidates.of(Grid.parse(puzzle)));
  }
}
