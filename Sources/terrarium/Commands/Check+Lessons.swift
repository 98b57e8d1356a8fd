import CairoKit
import Foundation
import Hierarchy
import Lessons
import Session
import Support
import Tunnel

/// A lesson file's text and language.
struct LessonText {
  let file: String
  let text: String
  let language: String
}

/// `terrarium check` of a lesson: verifies its statements against the simulation.
extension Invocation {
  /// The text of a lesson's first script.
  func firstScript(
    of texts: [LessonText]
  ) throws(CommandError) -> String {
    guard let first = texts.first else { return "" }
    do throws(LessonProblems) {
      return try Lesson(first.text).programs.first?.text ?? ""
    } catch {
      throw .lesson(first.file, error.problems)
    }
  }

  /// Checks a lesson in each of its languages.
  func check(
    _ texts: [LessonText]
  ) throws(CommandError) -> ExitStatus {
    let worlds = WorldStore.reported
    let shaper = PangoShaper()
    for font in shaper.missingFonts { Output.warn(font.description) }
    var original: Lesson?
    var status = ExitStatus.done
    for text in texts {
      let tools = LessonRuns.Tools(
        shaper: shaper, world: worlds.world, placeNames: worlds.geocoder(in: text.language))
      let problems: [LessonProblem]
      do throws(LessonProblems) {
        let lesson = try Lesson(text.text)
        problems =
          lesson.problems(with: tools)
          + Glossary.shipped.problems(in: lesson, language: text.language)
          + (original.map(lesson.differences(from:)) ?? [])
        if original == nil { original = lesson }
      } catch {
        throw .lesson(text.file, error.problems)
      }
      for problem in problems { try tell(problem, of: text.file) }
      if !problems.isEmpty { status = .negative }
    }
    return status
  }

  private func tell(_ problem: LessonProblem, of file: String) throws(CommandError) {
    guard has("--json") else {
      return try Output.write("\(file.visible()):\(problem.line): \(problem.message.visible())\n")
    }
    let json = JSON.object([
      ("file", .string(file)), ("line", .number(Double(problem.line))),
      ("message", .string(problem.message)),
    ])
    try Output.write(json.text + "\n")
  }
}

extension WorldStore {
  /// Names places in a language; coordinates only if there is no world.
  fileprivate func geocoder(in language: String) -> any ReverseGeocoding {
    guard let locale = AnswerLocale(identifier: language) else { return geocoder }
    return world?.geocoder(in: locale) ?? CoordinatesOnly(in: locale)
  }
}

extension Lesson.Listing {
  /// The texts of a lesson's files.
  var texts: [LessonText] {
    get throws(CommandError) {
      var texts: [LessonText] = []
      for file in files {
        let text = try InputFile.script(at: file.url.path)
        texts.append(LessonText(file: file.url.path, text: text, language: file.language))
      }
      return texts
    }
  }
}

extension Lesson {
  /// The names and titles of the shipped lessons; an unreadable one has its name as title.
  static func titles(in language: String = "en") -> [(name: String, title: String)] {
    listings.map { listing in
      let text = listing.file(in: language).flatMap { try? InputFile.script(at: $0.url.path) }
      let lesson = text.flatMap { try? Lesson($0) }
      return (listing.name, lesson?.head.title ?? listing.name)
    }
  }
}
