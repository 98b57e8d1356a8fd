import Foundation
import Support

/// Parses links to OpenStreetMap, Google Maps, Apple Maps and similar.
///
/// A marker takes precedence over the center. Nothing is fetched, so short links are rejected.
enum MapLink {
  private static let hosts = [
    "www.", "maps.", "google.", "openstreetmap.org", "osm.org", "goo.gl", "maps.app.goo.gl",
    "yandex.", "2gis.",
  ]
  private static let shorteners = ["goo.gl", "maps.app.goo.gl", "g.co", "maps.apple"]
  private static let questions = [
    "q", "query", "ll", "coordinate", "daddr", "destination", "center", "cp", "sll", "near",
  ]

  /// The coordinate of a link, or nil if the text is none.
  static func place(in text: String) throws(CoordinateTextError) -> Coordinate? {
    let trimmed = text.trimmed
    let scheme = trimmed.range(of: "://")
    let isBare = hosts.contains { trimmed.lowercased().hasPrefix($0) } && trimmed.contains("/")
    guard scheme != nil || isBare else { return nil }
    let link = Link(trimmed[(scheme?.upperBound ?? trimmed.startIndex)...])
    for candidate in link.candidates(for: questions) {
      do throws(CoordinateTextError) {
        return try CoordinateReading(candidate, language: nil).place()
      } catch {
        // Out-of-range numbers are an error worth reporting; a name is not.
        guard case .outside = error.problem else { continue }
        throw CoordinateTextError(error.problem, in: text)
      }
    }
    let isShort = shorteners.contains(link.host) || link.host == "osm.org" && link.leads(to: "go")
    throw CoordinateTextError(isShort ? .shortLink : .linkWithoutPlace, in: text)
  }
}

/// A link, split into its parts.
private struct Link {
  let host: String
  private let steps: [Substring]
  private let items: [(name: String, value: String)]
  private let fragment: Substring
  /// Whether its site writes longitudes first, as Yandex and 2GIS do.
  private let isLongitudeFirst: Bool

  init(_ address: Substring) {
    let halves = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    fragment = halves.count > 1 ? halves[1] : ""
    let parts = halves[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    steps = parts[0].split(separator: "/")
    host = steps.first?.lowercased() ?? ""
    items = (parts.count > 1 ? parts[1] : "").split(separator: "&").map { item in
      let words = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (words[0].unescaped.lowercased(), words.count > 1 ? words[1].unescaped : "")
    }
    let names = host.split(separator: ".").dropLast()
    isLongitudeFirst = names.contains("yandex") || names.contains("2gis")
  }

  /// Whether the path starts with this component.
  func leads(to step: String) -> Bool { steps.dropFirst().first.map { $0 == step } ?? false }

  private func value(_ name: String) -> String? { items.first { $0.name == name }?.value }

  /// Texts that may be coordinates, the most reliable first.
  func candidates(for questions: [String]) -> [String] {
    var found: [String] = []
    for (latitude, longitude) in [("mlat", "mlon"), ("lat", "lon"), ("lat", "lng")] {
      if let north = value(latitude), let east = value(longitude) {
        found.append("\(north); \(east)")
      }
    }
    found += pin.map { [$0] } ?? []
    guard !isLongitudeFirst else { return found + turned }
    for question in questions {
      guard let value = value(question) else { continue }
      found.append(
        value.replacingOccurrences(of: "loc:", with: "").replacingOccurrences(of: "~", with: ", "))
    }
    found += steps.dropFirst().filter { !$0.hasPrefix("@") && !$0.hasPrefix("data=") }
      .map(\.unescaped).filter { $0.contains(where: \.isNumber) }
    found += steps.filter { $0.hasPrefix("@") }.map {
      $0.dropFirst().split(separator: ",").prefix(2).joined(separator: ", ")
    }
    return found + view
  }

  /// Google's marker inside "data=": "!3d56.55!4d8.3167", the last of several.
  private var pin: String? {
    guard let data = steps.last(where: { $0.hasPrefix("data=") }) else { return nil }
    let fields = data.split(separator: "!")
    guard let north = fields.lastIndex(where: { $0.hasPrefix("3d") }), north + 1 < fields.count,
      fields[north + 1].hasPrefix("4d")
    else { return nil }
    return "\(fields[north].dropFirst(2)); \(fields[north + 1].dropFirst(2))"
  }

  /// Markers, then the center, of sites that write longitudes first: "ll=37.62,55.75".
  ///
  /// The search text is in the user's order.
  private var turned: [String] {
    let marks = ["whatshere[point]", "poi[point]", "pt"].compactMap(value)
    let views = steps.dropFirst().map(\.unescaped) + ["ll", "m"].compactMap(value)
    return marks.compactMap(Self.turned) + [value("text")].compactMap(\.self)
      + views.compactMap(Self.turned)
  }

  private static func turned(_ text: String) -> String? {
    let numbers = text.split { ",/~".contains($0) }.prefix(2)
    guard numbers.count == 2, numbers.allSatisfy({ Double($0) != nil }) else { return nil }
    return "\(numbers[1]); \(numbers[0])"
  }

  /// The center after "#": "map=12/56.55/8.3167", with or without "map=".
  private var view: [String] {
    fragment.split(separator: "&").compactMap { item in
      let numbers = (item.split(separator: "=").last ?? item).split(separator: "/")
      guard numbers.count > 2 else { return nil }
      return "\(numbers[1]); \(numbers[2])"
    }
  }
}
