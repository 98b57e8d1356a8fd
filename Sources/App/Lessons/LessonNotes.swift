import Foundation
import GioKit
import Lessons
import Support

/// Progress in lessons, kept across sessions.
enum LessonNotes {
  private static var path: String { UserFolder.configuration.path + "/terrarium-lessons.ini" }
  private static let group = "lessons"

  static func progress(of name: String) -> LessonProgress {
    guard let file = try? KeyFile(path: path), let text = file.string(key(name), in: group) else {
      return LessonProgress()
    }
    return LessonProgress(text)
  }

  /// Best effort: if saving fails, progress is lost at the next start.
  static func keep(_ progress: LessonProgress, of name: String) {
    let file = (try? KeyFile(path: path)) ?? KeyFile()
    file.set(progress.text, for: key(name), in: group)
    try? file.save(to: path)
  }

  /// Key files allow letters, digits and dashes only.
  private static func key(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
