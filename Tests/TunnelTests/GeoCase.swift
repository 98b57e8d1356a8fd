import Foundation
import Tunnel

/// A line of the folder Cases: a place on Earth, and what must be said about it.
struct GeoCase {
  let origin: String
  let coordinate: Coordinate
  let wanted: [(field: String, value: String)]

  /// Why a line is no case.
  struct Malformed: Error {
    let line: String
  }

  /// Every case of the folder, in the order of files and lines.
  static func all(in folder: URL) throws -> [GeoCase] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return
      try files.filter { $0.pathExtension == "txt" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .flatMap { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return try lines.enumerated()
          .filter { !$1.isEmpty && !$1.hasPrefix("#") }
          .map { try GeoCase(String($1), origin: "\(file.lastPathComponent):\($0 + 1)") }
      }
  }

  private init(_ line: String, origin: String) throws {
    let parts = line.components(separatedBy: " | ")
    let numbers = parts[0].split(separator: " ").compactMap { Double($0) }
    guard parts.count == 3, numbers.count == 2, !parts[2].isEmpty else {
      throw Malformed(line: "\(origin): \(line)")
    }
    self.origin = origin
    coordinate = try Coordinate(latitude: numbers[0], longitude: numbers[1])
    wanted = try parts[1].components(separatedBy: "; ").map { field in
      let words = field.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { throw Malformed(line: "\(origin): \(line)") }
      return (words[0], words[1])
    }
  }

  /// What the answer says instead of what it must; nil if it is right.
  func complaint(about answer: PlaceAnswer) -> String? {
    let wrong = wanted.compactMap { field, value -> String? in
      let found = GeoCase.value(of: field, in: answer)
      return found == value ? nil : "\(field) \(found) instead of \(value)"
    }
    guard !wrong.isEmpty else { return nil }
    return "\(origin): \(wrong.joined(separator: ", ")) (\(answer.label()))"
  }

  private static func value(of field: String, in answer: PlaceAnswer) -> String {
    let value: String? =
      switch field {
      case "country": answer.country
      case "iso2": answer.iso2
      case "admin1": answer.admin1
      case "sea": answer.sea
      case "disputed": answer.disputed
      case "in": answer.place.flatMap { $0.isInside ? $0.name : nil }
      case "near": answer.place?.name
      case "kind": answer.kind.rawValue
      default: "no field"
      }
    return value ?? "-"
  }
}
