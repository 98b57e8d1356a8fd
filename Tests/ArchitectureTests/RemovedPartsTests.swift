import Testing

/// Parts that left the house for a plainer one stay out, under their old names at least.
///
/// Documentation/Decisions says what took the place of each.
@Suite struct `A removed part` {
  /// Types, modules and attributes.
  private static let names = [
    "FirstPicture", "PaintedAhead", "FlatWindow", "PictureAhead", "StartMemory",
    "MovingScreen", "MovingGround", "LayerPainter", "SharedWindow", "SharedImage", "CWarp",
    "CGtkSource", "LoopExecutors", "_createExecutors", "LiveTree", "Kin", "Slab", "Few",
    "Unkept", "recordNothing", "@exclusivity(unchecked)",
  ]

  private static let files = [
    "scripts/start.order", "scripts/start-order", "scripts/release-flags", "scripts/api",
    "Documentation/API.txt", "Documentation/Measured.md", "Documentation/Seeds.md",
    "Sources/Resources", "Sources/Translation", "Sources/Workers",
    "Sources/TreeLayout/Levels.swift", "Sources/TreeLayout/Pieces.swift",
  ]

  @Test func `is named in no source`() {
    for file in SourceTree.swiftFiles where !file.path.hasSuffix("/RemovedPartsTests.swift") {
      for name in Self.names where file.says(name) {
        for line in file.code where words(of: line.text).contains(name[...]) {
          Issue.record("\(file.path):\(line.number) names \(name), which the house did without")
        }
      }
    }
  }

  @Test(arguments: files) func `is in no file`(path: String) {
    #expect(!SourceTree.exists(path))
  }

  /// Names, and attributes with their arguments.
  private func words(of line: String) -> [Substring] {
    line.matches(of: /@?[A-Za-z_]\w*(?:\(unchecked\))?/).map(\.output)
  }
}
