import Foundation
import TestSupport
import Testing

/// What `scripts/unused` finds in a small package, and what it leaves alone.
@Suite struct `A search for unused declarations` {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "small",
      targets: [
        .target(name: "Low"), .target(name: "Idle"),
        .target(name: "High", dependencies: ["Idle"]),
        .testTarget(name: "HighTests", dependencies: ["High"]),
      ])
    """,
    "Sources/Low/Low.swift": """
    package struct Low {
      package let used = 1
      package let tested = 2  // "unusedInWords" stands in a comment
      private let alone = "used \\(said) alone"
      package func called(_ one: Int, other: Int) -> Int { one }
      private var said: String { "" }
    }
    """,
    "Sources/Idle/Idle.swift": "",
    "Sources/High/High.swift": """
    import Low

    protocol Asked {
      func answer(_ question: Int) -> Int
      func neverAsked()
    }
    enum Choice: String { case fromData }
    enum Kind { case seen, unseen }
    class Base: Asked {
      func answer(_ question: Int) -> Int { Low().used }
      func neverAsked() {}
      func overridden(by number: Int) {}
    }
    final class Derived: Base {
      override func overridden(by number: Int) { print(Kind.seen, Choice(rawValue: "")!) }
    }
    func start(_ asked: any Asked) { Derived().overridden(by: asked.answer(1)) }
    @main struct Program {
      static func main() { start(Base()); _ = Low().called(1, other: 2) }
    }
    """,
    "Tests/HighTests/HighTests.swift": "let a = Low().tested",
  ]

  @Test func `finds them, with their position, and no others`() throws {
    try Terrarium.withFolder { folder in
      for (path, text) in Self.files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let outcome = try Launched(
        BuiltModules.house.appendingPathComponent("scripts/unused").path, ["--in", folder.path])
      #expect(outcome.status == 1)
      #expect(
        outcome.output == """
          Package.swift: High imports Idle nowhere
          Package.swift: High lacks Low, which Sources/High/High.swift imports
          Package.swift: HighTests imports High nowhere
          Sources/High/High.swift:5: func neverAsked: nothing uses it
          Sources/High/High.swift:8: case unseen: nothing uses it
          Sources/Low/Low.swift:3: let tested: only tests use it
          Sources/Low/Low.swift:4: let alone: nothing uses it
          Sources/Low/Low.swift:5: called does not use its parameter other

          """)
    }
  }
}
