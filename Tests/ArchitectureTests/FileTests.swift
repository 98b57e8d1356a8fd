import Testing

/// What holds for every Swift file of the house.
@Suite struct `Every file` {
  @Test func `has at most 400 lines`() {
    for file in SourceTree.swiftFiles where file.lines.count > 400 {
      Issue.record("\(file.path) has \(file.lines.count) lines; split it into Type+Concern.swift")
    }
  }

  @Test func `opens with a sentence that describes it`() {
    for file in SourceTree.swiftFiles where !file.opensWithSentence {
      Issue.record("\(file.path) does not say what it is; open it with a sentence, as /// or //")
    }
  }

  @Test func `belongs to a module of the plan`() {
    let folders = House.modules.map { "\($0.folder)/" }
    for file in SourceTree.swiftFiles(below: "Sources")
    where !folders.contains(where: file.path.hasPrefix) {
      Issue.record("\(file.path) is in no module of House.swift; move it or add the module")
    }
  }

  @Test func `has public declarations in libraries only`() {
    let door =
      /\b(?:public|open)(?:\([a-z]+\))?\s+(?:import|actor|class|struct|enum|protocol|extension|typealias|func|var|let|init|subscript|final|static|override|convenience|required|mutating|nonisolated|weak|lazy|indirect|internal|private)\b/
    for module in House.modules where !module.isPublic {
      for file in SourceTree.swiftFiles(below: module.folder) {
        // Swift exports public imports only.
        for line in file.code
        where line.text.contains(door) && !line.text.hasPrefix("@_exported") {
          Issue.record(
            "\(file.path):\(line.number) is public, but \(module.name) is no library: say package")
        }
      }
    }
  }

  @Test func `throws errors and never crashes`() {
    for file in SourceTree.swiftFiles
    where !file.path.hasSuffix("/FileTests.swift") && file.says("fatalError(", "try!", "as!") {
      for line in file.code where line.text.contains(/\bfatalError\(|\btry!|\bas!/) {
        Issue.record("\(file.path):\(line.number) can crash; throw or return a typed error")
      }
    }
  }

  @Test func `of the window has no tasks, which would wake it every second`() {
    for name in ["GioKit", "GtkKit", "Attach", "Session", "App"] {
      for file in SourceTree.swiftFiles(below: House.module(name)?.folder ?? name) {
        for line in file.code where line.text.contains(/\bTask(?:\.detached|<| *\{)|\bawait\b/) {
          Issue.record("\(file.path):\(line.number) has a task; use MainLoop.async, inBackground")
        }
      }
    }
  }

  @Test func `has no to-do without an issue number`() {
    for file in SourceTree.swiftFiles
    where !file.path.hasSuffix("/FileTests.swift") && file.says("TODO", "FIXME", "XXX") {
      for (index, line) in file.lines.enumerated()
      where line.contains(/\b(?:TODO|FIXME|XXX)\b(?!\(?:? ?#\d)/) {
        Issue.record("\(file.path):\(index + 1): do it, or name its issue, as in TODO(#12)")
      }
    }
  }

  @Test func `at the top level has a reason to be there`() {
    let known: Set = [
      "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Documentation", "Examples", "Fuzz",
      "LICENSE",
      "NOTICE", "Package.swift", "README.md", "Resources", "SECURITY.md", "Sources", "Tests",
      "debian",
      "meson.build", "meson_options.txt", "scripts",
    ]
    // What builds and runs leave there is ignored by git.
    let found = Set(SourceTree.names(in: "").filter { !$0.hasPrefix(".") }).subtracting([
      "build", "pictures",
    ])
    #expect(
      found == known, "put a new one into a folder, or name it here and say in Architecture.md why")
  }

  @Test func `of tests is in a target, and every target has files`() {
    let targets = Manifest(SourceTree.text("Package.swift")).tests
    let folders = SourceTree.names(in: "Tests").filter {
      !SourceTree.paths(below: "Tests/\($0)", ending: ".swift").isEmpty
    }
    #expect(
      targets.subtracting(folders).sorted() == [],
      "these test targets of Package.swift have no Swift file in Tests; remove them or add one")
    #expect(
      Set(folders).subtracting(targets).sorted() == ["TestSupport"],
      "these folders of Tests, TestSupport aside, never run; add tests(…) to Package.swift")
  }
}
