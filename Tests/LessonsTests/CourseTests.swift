import CairoKit
import Foundation
import Lessons
import Support
import Testing
import Tunnel

@Suite struct `The course of lessons` {
  @Test func `is in English if there is no other language`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-lessons-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in ["01-both/en.md", "01-both/ja.md", "02-one/en.md"] {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("# A lesson".utf8).write(to: url)
    }
    let lessons = Lesson.listings(in: folder)
    #expect(lessons.map { $0.file(in: "ja")?.language } == ["ja", "en"])
    #expect(lessons.map { $0.file(in: "de")?.language } == ["en", "en"])
  }

  @Test(arguments: Lesson.listings.map(\.name)) func `is correct in every language`(
    name: String
  ) throws {
    let listing = try #require(Lesson.listing(named: name))
    #expect(
      listing.files.map(\.language) == ["en", "ja"], "\(name) is not there in both languages")
    let world = try #require(
      ResourceFolder.find("World/world.tgeo").flatMap { try? World(contentsOf: $0) })
    var original: Lesson?
    for file in listing.files {
      let locale = try #require(AnswerLocale(identifier: file.language))
      let tools = LessonRuns.Tools(
        shaper: PangoShaper(), world: world, placeNames: world.geocoder(in: locale))
      let lesson = try Lesson(String(contentsOf: file.url, encoding: .utf8))
      let problems =
        lesson.problems(with: tools)
        + Glossary.shipped.problems(in: lesson, language: file.language)
        + (original.map(lesson.differences(from:)) ?? [])
      #expect(
        problems.map { "\($0.line): \($0.message)" } == [],
        "terrarium check \(name) tells more (\(file.language))")
      original = original ?? lesson
    }
  }

  @Test func `has lessons that need only earlier ones`() throws {
    let names = Lesson.listings.map(\.name)
    for (index, listing) in Lesson.listings.enumerated() {
      let lesson = try Lesson(String(contentsOf: listing.files[0].url, encoding: .utf8))
      let missing = lesson.head.needs.filter { !names[..<index].contains($0) }
      #expect(missing == [], "\(listing.name) needs lessons that do not come before it")
    }
  }

  @Test func `refers only to existing rules and diagnostics`() throws {
    let pages = ["Rules", "Diagnostics"].map { SourcePage.text("Documentation/\($0).md") }
    for listing in Lesson.listings {
      let lesson = try Lesson(String(contentsOf: listing.files[0].url, encoding: .utf8))
      for (_, prediction) in lesson.predictions {
        guard let rule = prediction.rule else { continue }
        #expect(
          pages.contains { $0.contains("| \(rule) ") || $0.contains("| \(rule)|") },
          "\(listing.name):\(prediction.line) names the rule \(rule), which is in neither page")
      }
    }
  }
}

/// Pages of the documentation, read from the source tree.
private enum SourcePage {
  static func text(_ path: String) -> String {
    let house = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return (try? String(contentsOf: house.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }
}
