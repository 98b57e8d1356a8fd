import Foundation
import GioKit
import Lessons
import Support

/// What learners did in lessons, kept from one start to the next.
enum LessonNotes {
  private static var path: String { UserFolder.configuration.path + "/terrarium-lessons.ini" }
  private static let group = "lessons"

  static func progress(of name: String) -> LessonProgress {
    guard let file = try? KeyFile(path: path), let text = file.string(key(name), in: group) else {
      return LessonProgress()
    }
    return LessonProgress(text)
  }

  /// If it cannot be saved, the next start begins from scratch.
  static func keep(_ progress: LessonProgress, of name: String) {
    let file = (try? KeyFile(path: path)) ?? KeyFile()
    file.set(progress.text, for: key(name), in: group)
    try? file.save(to: path)
  }

  /// Keys have letters, digits and dashes only.
  private static func key(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
