package import Figures
package import Lessons
import Tunnel

/// Exporting lessons.
extension Lesson {
  /// The whole lesson, or one of its pages from 1, with the pictures of its stops; nil if the page
  /// does not exist.
  package func exportSheet(page: Int?, language: String, options: FigureOptions) -> Sheet? {
    var runs = LessonRuns(
      LessonRuns.Tools(shaper: options.shaper, world: nil, placeNames: CoordinatesOnly()))
    return sheet(page: page, language: language, runs: &runs, options: options)
  }
}
