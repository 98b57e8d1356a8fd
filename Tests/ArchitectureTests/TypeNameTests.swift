import Testing

/// A type's name has one meaning: no two modules declare the same one at top level.
@Suite struct `Type names` {
  /// Names that UIKit and GTK both have for things of their own.
  private static let shared: Set<String> = ["Button", "Label"]

  @Test func `are declared in one module each`() {
    let declaration =
      /^(?:@\S+\s+)*(?:(?:public|package|internal|private|fileprivate|open|final|indirect|nonisolated)\s+)*(?:class|struct|enum|protocol|actor)\s+([A-Z]\w*)/
    var modules: [String: Set<String>] = [:]
    for module in House.modules {
      for file in SourceTree.swiftFiles(below: module.folder) {
        for line in file.lines {
          guard let name = line.prefixMatch(of: declaration)?.1 else { continue }
          modules[String(name), default: []].insert(module.name)
        }
      }
    }
    #expect(modules.count > 700, "the declarations cannot be read")
    let twice = modules.filter { $1.count > 1 && !Self.shared.contains($0) }
      .map { "\($0): \($1.sorted().joined(separator: ", "))" }.sorted()
    #expect(twice == [], "rename one of each, by the field's term for what it is")
  }
}
