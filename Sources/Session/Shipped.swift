import Foundation
import Lessons
import Scenarios
import Support

/// What is shipped: containers, scripts and lessons.
package enum Shipped {
  /// All containers, in sidebar order.
  package static var systems: [Choice] { SystemInfo.all.map(\.choice) }

  /// The shipped scripts, in titled groups.
  package static var scripts: [(heading: String, choices: [Choice])] {
    [
      (
        localized("Walkthroughs"),
        { !$0.contains("-") || !($0.hasPrefix("seed-") || $0.hasPrefix("misuse-")) }
      ),
      (localized("Published Code"), { $0.hasPrefix("seed-") }),
      (localized("Common Mistakes"), { $0.hasPrefix("misuse-") }),
    ].map { (heading: String, belongs: (String) -> Bool) in
      let choices = Scenario.all.filter { belongs($0.slug) }.map { scenario in
        Choice(
          slug: scenario.slug, title: ShippedNames.shortTitle(of: scenario),
          summary: ShippedNames.summary(of: scenario))
      }
      return (heading, choices)
    }
  }

  /// The course in parts, with titles in a language.
  package static func course(in language: String) -> [(part: String, lessons: [Choice])] {
    var parts: [(part: String, lessons: [Choice])] = []
    for listing in Lesson.listings {
      guard let (part, choice) = entry(of: listing, in: language) else { continue }
      if parts.last?.part == part {
        parts[parts.count - 1].lessons.append(choice)
      } else {
        parts.append((part, [choice]))
      }
    }
    return parts
  }

  /// A lesson's entry in the course, and its part; nil if its file is unreadable.
  private static func entry(
    of listing: Lesson.Listing, in language: String
  ) -> (part: String, choice: Choice)? {
    guard let file = listing.file(in: language),
      let text = try? String(contentsOf: file.url, encoding: .utf8),
      let head = Lesson.head(of: text)
    else { return nil }
    let number = listing.name.prefix { $0 != "-" }.drop { $0 == "0" }
    return (
      head.part,
      Choice(slug: listing.name, title: "\(number). \(head.title)", summary: head.goal)
    )
  }

  /// The next lesson of the course; nil after the last, and after a lesson file.
  package static func lesson(after lesson: OpenLesson) -> Choice? {
    Lesson.listings.drop { $0.name != lesson.name }.dropFirst().lazy
      .compactMap { entry(of: $0, in: lesson.language)?.choice }.first
  }

  /// Whether the course has a lesson of this name.
  package static func hasLesson(named name: String) -> Bool { Lesson.listing(named: name) != nil }

  /// Whether a container, shipped script or lesson has this name.
  package static func isKnown(_ name: String) -> Bool {
    Scenario.isKnown(name) || hasLesson(named: name)
  }
}
