import Foundation
import Samples
import Script
import Testing

@testable import Interpreter

/// A folder of half-typed scripts, each next to its completions.
///
/// `‸` is the cursor. `NAME.list` has the first proposals with their sentences, then the line as it
/// is when the first of them is taken. One that is missing is recorded: read it, then run again.
@Suite("Scripts that are being typed")
struct TypingTests {
  @Test(arguments: Typing.all) func `have the completions of their golden file`(
    _ one: Typing
  ) throws {
    let actual = try one.outcome()
    guard let golden = one.golden else {
      try one.record(actual)
      Issue.record("Recorded \(one.name).list; read it, then run again.")
      return
    }
    #expect(actual == golden)
  }

  @Test(arguments: Typing.all) func `have the same completions in the same order again`(
    _ one: Typing
  ) throws {
    #expect(try one.outcome() == one.outcome())
  }

  @Test func `every golden file belongs to a script`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Typing.folder.path)
    let scripts = names.filter { $0.hasSuffix(".script") }.map { $0.dropLast(7) }
    let lists = names.filter { $0.hasSuffix(".list") }.map { $0.dropLast(5) }
    #expect(scripts.sorted() == lists.sorted())
    #expect(scripts.count > 20)
  }
}

struct Typing: CustomTestStringConvertible, Sendable {
  let name: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Typing")

  static let all: [Typing] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".script") }.sorted()
      .map { Typing(name: String($0.dropLast(7))) }
  }()

  /// How many proposals a golden file has.
  private static let count = 12

  var testDescription: String { name }

  private func file(_ ending: String) -> URL { Typing.folder.appending(path: "\(name).\(ending)") }

  var golden: String? { try? String(contentsOf: file("list"), encoding: .utf8) }

  func record(_ text: String) throws {
    try text.write(to: file("list"), atomically: true, encoding: .utf8)
  }

  func outcome() throws -> String {
    let (text, offset) = try MarkedScript.split(String(contentsOf: file("script"), encoding: .utf8))
    let proposals = Interpreter(.scripts).proposals(in: text, at: offset)
    guard let first = proposals.first else { return "nothing\n" }
    return proposals.prefix(Self.count).map { $0.line(in: text) }.joined()
      + (proposals.count > Self.count ? "and more\n" : "")
      + "\n" + first.edit.applied(to: text)
  }
}

/// A script with a cursor in it.
enum MarkedScript {
  /// The script without the mark, and where the mark was.
  static func split(_ marked: String) throws -> (text: String, offset: Int) {
    let parts = marked.components(separatedBy: "‸")
    try #require(parts.count == 2, "A script that is being typed has one cursor, written ‸.")
    return (parts.joined(), parts[0].utf8.count)
  }
}

extension Proposal {
  /// One line about it.
  func line(in text: String) -> String {
    let about = [owner, summary, line.map { "line \($0)" }].compactMap(\.self)
    return ([kind.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0) + signature] + about)
      .joined(separator: " | ") + "\n"
  }
}

extension Proposal.Edit {
  /// The lines that a change leaves, with the cursor.
  func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    let before = Array(bytes[..<range.start]) + Array(self.text.utf8).prefix(caret)
    let after = Array(self.text.utf8).dropFirst(caret) + Array(bytes[range.end...])
    let whole =
      String(decoding: before, as: UTF8.self) + "‸" + String(decoding: after, as: UTF8.self)
    let first = bytes[..<range.start].reversed().prefix { $0 != 0x0A }.count
    let start = String(decoding: bytes[..<(range.start - first)], as: UTF8.self)
    let changed = whole.dropFirst(start.count)
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false).count
    return changed.split(separator: "\n", omittingEmptySubsequences: false).prefix(lines)
      .joined(separator: "\n") + "\n"
  }
}
