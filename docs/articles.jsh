// Names for the calls in articles.md: jshell --class-path cli/build/install/casilla/lib/solver-*.jar docs/articles.jsh
import dev.casilla.solver.*
import dev.casilla.solver.articles.*
import dev.casilla.solver.articles.playback.*
Grid grid = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
Candidates candidates = Candidates.of(grid)
Board board = Board.of(grid)
