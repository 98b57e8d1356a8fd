package import Figures
package import Lessons
import Tunnel

/// A lesson as something to be exported.
extension Lesson {
  /// All of it, or one of its pages counted from 1, with the pictures of its stops; nil where there is
  /// no such page.
  package func exportSheet(page: Int?, language: String, options: FigureOptions) -> Sheet? {
    var runs = LessonRuns(
      LessonRuns.Tools(shaper: options.shaper, world: nil, placeNames: CoordinatesOnly()))
    return sheet(page: page, language: language, runs: &runs, options: options)
  }
}
