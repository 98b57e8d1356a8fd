import Foundation
import Testing

@testable import Script

/// Scripts in the folder `Cases`, each with the tree or the errors it is to give.
enum Cases {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  /// The folder's listing is the list of tests.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".script") }.map { String($0.dropLast(7)) }.sorted()
  }()

  static func source(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name + ".script"), encoding: .utf8)
  }

  /// The sources that are programs of the subset.
  static func programs() throws -> [String] {
    try names.map(source).filter { ParsedScript($0).errors.isEmpty }
  }
}

/// Errors as the program prints them, then the tree of what could be read.
func outcome(of text: String) -> String {
  let script = ParsedScript(text)
  guard !script.errors.isEmpty else { return TreeText.of(script.tree) }
  return script.errors.map { error in
    let position = script.source.position(of: error.range.start)
    return "\(position.line):\(position.column): \(error.message)"
  }.joined(separator: "\n")
}

@Suite struct `A case` {
  @Test(arguments: Cases.names)
  func `gives the expected tree or errors`(name: String) throws {
    let actual = outcome(of: try Cases.source(name)) + "\n"
    let file = Cases.folder.appending(path: name + ".expected")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try actual.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Recorded \(name).expected; read it, then run again.")
      return
    }
    #expect(actual == expected)
  }

  @Test func `has a script for every expectation`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Cases.folder.path)
    let expectations = files.filter { $0.hasSuffix(".expected") }.map { String($0.dropLast(9)) }
    #expect(expectations.sorted() == Cases.names)
    #expect(Cases.names.count >= 20)
  }
}
