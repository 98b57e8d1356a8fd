import Foundation
import Testing
import TestSupport

/// Nothing in the documentation is made up: its code compiles, and its traces are what it prints.
@Suite struct `An article` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every page of the catalogs, from the root of the project.
  private static var pages: [String] {
    ["Containment", "Containers", "Hierarchy", "TreeLayout", "Tunnel"]
      .map { "Sources/\($0)/\($0).docc" }
      .flatMap { folder in
        let names = try? FileManager.default.contentsOfDirectory(
          atPath: root.appendingPathComponent(folder).path)
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
      }
  }

  private static func page(_ path: String) -> Markdown {
    let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return Markdown(text ?? "")
  }

  /// `TERRARIUM_RECORD=all` writes code and output into the articles; read them afterwards.
  @Test(arguments: Article.all.indices)
  func `shows code that compiles and its trace`(index: Int) throws {
    let article = Article.all[index]
    let (code, outputs) = (article.code, article.outputs)
    #expect(!code.isEmpty && outputs.allSatisfy { !$0.isEmpty }, "\(article.path)")
    let page = Self.page(article.path)
    if ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] == "all" {
      let written = page.replacing("swift", with: code).replacing("text", with: outputs)
      try written.text.write(
        to: Self.root.appendingPathComponent(article.path), atomically: true, encoding: .utf8)
      if written.text != page.text { Issue.record("Recorded \(article.path); read it.") }
      return
    }
    #expect(page.blocks("swift") == code, "\(article.path) shows other code than its programs")
    #expect(page.blocks("text") == outputs, "\(article.path) shows other output than its programs'")
  }

  @Test func `with code has its programs`() {
    let known = Set(Article.all.map(\.path))
    for path in Self.pages where !known.contains(path) {
      let page = Self.page(path)
      #expect(
        page.blocks("swift").isEmpty && page.blocks("text").isEmpty,
        "\(path) shows code that nobody compiles; add a file in Tests/ArticleTests/Programs")
    }
  }

  @Test func `on a first program shows the first example`() {
    let program = Self.page("Examples/Sources/first-program/main.swift").text
    let page = Self.page(Article.firstProgram.path)
    #expect(page.blocks("swift").first == program.trimmingCharacters(in: .newlines))
  }

  @Test func `on a first container has its files in the examples`() {
    let blocks = Self.page(Article.firstContainer.path).blocks("swift")
    func file(_ name: String) -> String {
      Self.page("Examples/Sources/album/\(name)").text.trimmingCharacters(in: .newlines)
    }
    #expect(file("Album.swift") == [blocks[0], blocks[2], blocks[4]].joined(separator: "\n\n"))
    #expect(file("main.swift") == blocks[1])
  }

  /// A manifest that a page shows is one, and what it depends on is offered.
  @Test func `shows manifests that the package manager accepts`() throws {
    let offered = Self.page("Package.swift").text.matches(of: /\.library\(name: "(\w+)"/).map(\.1)
    var read = 0
    for path in Self.pages {
      for manifest in Self.page(path).blocks("") where manifest.hasPrefix("// swift-tools-version")
      {
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("terrarium-manifest-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
        let described = try Self.describe(folder)
        #expect(described.status == 0, "\(path): the package manager does not read its manifest")
        for wanted in manifest.matches(of: /product\(name: "(\w+)", package: "terrarium"/) {
          #expect(described.text.contains(wanted.1) && offered.contains(wanted.1), "\(path)")
        }
        read += 1
      }
    }
    #expect(read > 1)
  }

  /// The words of the package manager about a package.
  private static func describe(_ folder: URL) throws -> (status: Int32, text: String) {
    let described = try Launched(
      "/usr/bin/env", ["swift", "package", "--package-path", folder.path, "dump-package"])
    return (described.status, described.output)
  }

  @Test func `names tests that exist`() {
    let tests = Self.names(ofTestsBelow: "Tests")
    var named = 0
    for path in Self.pages {
      for match in Self.page(path).text.matches(of: /Test: `([^`]+)`/) {
        named += 1
        #expect(tests.contains(String(match.1)), "\(path) names `\(match.1)`, which is no test")
      }
    }
    #expect(named > 20)
  }

  @Test func `on differences from UIKit has a test for each, and every policy`() {
    let page = Self.page("Sources/Containment/Containment.docc/DifferencesFromUIKit.md").text
    let differences = page.components(separatedBy: "\n### ").dropFirst()
    #expect(differences.count > 10)
    for difference in differences {
      let title = difference.prefix { $0 != "\n" }
      #expect(difference.contains("Test: `"), "\(title): name the test that shows it")
    }
    let policies = Self.page("Sources/Containment/Profile.swift").text
      .matches(of: /\n  public var (\w+) =/).map { String($0.1) }
    #expect(policies.count > 20)
    // Whether lints are reported is no question about UIKit.
    for policy in policies where policy != "reportsLints" {
      #expect(page.contains("``ContainmentPolicy/\(policy)"), "say what \(policy) decides")
    }
  }

  /// The names of all tests, without the numbers of the rules they are about.
  private static func names(ofTestsBelow folder: String) -> Set<String> {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    let paths = files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    let test = /func `(?:(?:row )?\d[\d._]* |[A-Z]+\d+ )*([^`]+)`/
    return Set(
      paths.flatMap { path in
        Self.page("\(folder)/\(path)").text.matches(of: test).map { String($0.1) }
      })
  }
}
