import GioKit
import Lessons
@testable import Session

/// Reads preferences and what was done in lessons from a key file of any bytes.
enum SettingsTrial {
  private static let (group, lessons) = ("export", "lessons")
  private static let lesson = "14-push"

  /// What must not be; nil where nothing or something usable comes of it.
  static func complaint(about bytes: [UInt8]) -> String? {
    guard let file = KeyFile(text: bytes) else { return nil }
    var words: [String: String] = [:]
    for key in ExportChoice.keys {
      words[key] = file.string(key, in: group)
      _ = (file.int(key, in: group), file.bool(key, in: group))
      if let number = file.double(key, in: group), !number.isFinite { return "\(key) is \(number)" }
    }
    let choice = ExportChoice(words: words)
    guard ExportChoice(words: choice.words) == choice else {
      return "the next start has other choices: \(choice.words)"
    }
    if let text = file.string(lesson, in: lessons) {
      let progress = LessonProgress(text)
      guard LessonProgress(progress.text) == progress else {
        return "the next start has other answers: \(progress.text)"
      }
      file.set(progress.text, for: lesson, in: lessons)
    }
    for key in ExportChoice.keys { file.set(choice.words[key], for: key, in: group) }
    guard let again = KeyFile(text: Array(file.text.utf8)) else { return "it cannot be kept again" }
    return again.string("figure", in: group) == choice.words["figure"] ? nil : "it is kept wrongly"
  }
}
