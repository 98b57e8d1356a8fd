import Foundation
import Hierarchy
import Import
import Scenarios
@testable import Session
import TestSupport
import Testing
import Support

@Suite struct `The text of a diagnostic` {
  private static let house = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What is said in our own words, with the diagnosis that says it.
  private static func words(of diagnostics: [Diagnostic]) -> [String] {
    diagnostics.flatMap { diagnostic in
      [diagnostic.kind == .lint ? diagnostic.message : nil, diagnostic.reason, diagnostic.remedy]
        .compactMap(\.self).map { "\(diagnostic.id): \($0)" }
    }
  }

  /// Those that the other language has no words for, each once.
  private static func unknown(_ words: [String]) -> [String] {
    Set(words).filter { !Explanations.know(String($0.drop { $0 != " " }.dropFirst())) }.sorted()
  }

  @Test func `is in the list for translators`() throws {
    try TranslatorsList.expect(Explanations.keys, in: "explanations.txt")
  }

  @Test func `can be translated for every error in a script`() {
    let found = Scenario.all.filter { $0.slug.hasPrefix("misuse-") }.flatMap {
      Self.words(of: session($0.slug).recording.diagnostics)
    }
    #expect(found.count > 100)
    #expect(Self.unknown(found) == [])
  }

  @Test func `can be translated for every note on a dump`() throws {
    let samples = Self.house.appendingPathComponent("Tests/ImportTests/Samples")
    let files = try FileManager.default.contentsOfDirectory(
      at: samples, includingPropertiesForKeys: nil)
    let found = files.sorted { $0.path < $1.path }.flatMap { file -> [String] in
      guard let found = try? Importer.read(Array(Data(contentsOf: file))) else { return [] }
      return Self.words(of: found.findings.map(\.diagnostic))
    }
    #expect(found.count > 5)
    #expect(Self.unknown(found) == [])
  }

  @Test func `is localized, except UIKit's own messages`() throws {
    let words = [
      "{1} added {2} but never called {2}.didMove(toParent: {1})": "{2}/{1}",
      "Call {1}.didMove(toParent: {2}) when the view is in place, or in the completion of its animation.":
        "[{1}|{2}]",
      "Call beginAppearanceTransition once for each end, or omit the end.": "[once]",
    ]
    let other = Translation(
      text: { words[$0] ?? $0 }, counted: { one, several, count in count == 1 ? one : several })
    let said = Translation.$here.withValue(other) {
      ["misuse-d05", "misuse-u1"].flatMap { slug -> [String] in
        let session = session(slug)
        return session.diagnosis.map { "\($0.id): \($0.message); \($0.remedy ?? "")" }
      }
    }
    #expect(
      said.joined(separator: "\n") == """
        D05: child/root; [child|root]
        U1: Unbalanced calls to begin/end appearance transitions for child.; [once]
        """)
  }

  @Test func `is recognized by the text around its placeholders`() {
    for key in Explanations.keys {
      #expect(Explanations.know(key), "a place is words, too")
    }
    let text = "Call a.addChild(b) before its view is added."
    #expect(Explanations.know(text))
    #expect(!Explanations.know("Call a.addChild(b) after its view was added."))
    #expect(!Explanations.know("Call .addChild(b) before its view is added."))
    // The same place has the same words.
    #expect(Explanations.know("a added b but never called b.didMove(toParent: a)"))
    #expect(!Explanations.know("a added b but never called c.didMove(toParent: a)"))
  }
}
