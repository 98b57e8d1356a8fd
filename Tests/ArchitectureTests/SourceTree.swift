import Foundation

/// The files of the project, read from the folder these tests were compiled in.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, or nothing when there is none.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The names in a folder, sorted; hidden ones left out.
  static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of all files below a folder that end in `ending`, sorted.
  static func paths(below folder: String, ending: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (found?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }

  static func swiftFiles(below folder: String) -> [SourceFile] {
    paths(below: folder, ending: ".swift").map { SourceFile(path: $0, text: text($0)) }
  }

  /// Every Swift file of the project.
  static var swiftFiles: [SourceFile] {
    swiftFiles(below: "Sources") + swiftFiles(below: "Tests")
      + [SourceFile(path: "Package.swift", text: text("Package.swift"))]
  }
}
