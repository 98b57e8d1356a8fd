import Testing

/// Imports point down only, few modules know the others' secrets, and no arrow is without use.
///
/// Compares `Package.swift`, the imports of the sources, and the table of
/// `Documentation/Architecture.md`.
@Suite struct `The dependencies between modules` {
  private let manifest = Manifest(SourceTree.text("Package.swift"))

  @Test func `lead only to earlier rows of the plan`() {
    var standing: Set<String> = []
    for module in House.modules {
      let early = (manifest.modules[module.name] ?? []).subtracting(standing).sorted()
      #expect(
        early.isEmpty,
        "\(module.name) imports \(early), which stand below it in House.swift; turn the arrow")
      standing.insert(module.name)
    }
  }

  @Test func `are those of the modules of the plan`() {
    let planned = Set(House.modules.map(\.name))
    #expect(
      planned.symmetricDifference(manifest.modules.keys).sorted() == [],
      "these are in one of Package.swift and House.swift only; add or remove them")
  }

  @Test func `are the same in Package.swift and in the table of Architecture.md`() {
    let table = ModuleTable(SourceTree.text("Documentation/Architecture.md"))
    #expect(table.names == House.modules.map(\.name), "run scripts/tables")
    for complaint in Arrows.differences(between: manifest.modules, and: table.imports) {
      Issue.record("Documentation/Architecture.md: \(complaint); run scripts/tables")
    }
  }

  @Test func `include every import of the sources, and each has one`() {
    #expect(manifest.targets.count > 60, "Package.swift cannot be read; keep its calls' form")
    for target in manifest.targets {
      let files = SourceTree.swiftFiles(below: target.folder)
      for complaint in Arrows.complaints(about: target, with: files) {
        Issue.record("\(complaint)")
      }
    }
  }

  @Test func `are imported only by files that use them`() {
    let modules = manifest.targets.map { target in
      (target.name, SourceTree.swiftFiles(below: target.folder))
    }
    let names = ModuleNames(of: modules)
    for file in modules.flatMap(\.1) {
      for needless in names.needlessImports(of: file) {
        let place = "\(file.path):\(needless.line)"
        Issue.record("\(place) imports \(needless.module) and uses no name of it; remove that")
      }
    }
  }

  @Test func `never lead from the command line to the toolkit`() {
    let manifest = Manifest(SourceTree.text("Package.swift"))
    var reached: Set<String> = []
    var open = ["terrarium"]
    while let name = open.popLast() {
      if reached.insert(name).inserted { open += manifest.modules[name] ?? [] }
    }
    #expect(reached.contains("CCairo"), "Package.swift cannot be read; keep its form")
    #expect(
      reached.isDisjoint(with: ["CGtk", "CGtkSourceView"]),
      "terrarium would not start on a server; what needs GTK is for terrarium-window")
  }

  @Test func `reach C only from the native modules`() {
    let inC = Set(House.modules.filter(\.isC).map(\.name))
    for module in House.modules where module.room != .native {
      let used = inC.intersection(manifest.modules[module.name] ?? []).sorted()
      #expect(used == [], "\(module.name) knows \(used); wrap it in Sources/Native")
    }
  }

  @Test func `keep live controllers out of presentation modules`() {
    for name in House.showsOnlyStates.sorted() {
      let live = manifest.modules[name]?.intersection(House.liveModules).sorted()
      #expect(
        live == [],
        "\(name) knows \(live ?? ["nothing: it is gone"]); it may see states and ask Scenarios")
    }
  }
}

/// The checks of the dependencies report what is wrong.
@Suite struct `A wrong dependency` {
  private func file(_ path: String, _ lines: String...) -> SourceFile {
    SourceFile(path: path, text: lines.joined(separator: "\n") + "\n")
  }

  @Test func `of the manifest is told from the table`() {
    let manifest = Manifest(
      """
        targets: [
          module("Low"),
          module("Middle", imports: ["Low"]),
          .executableTarget(
            name: "high", dependencies: ["Low", "Middle"], path: "Sources/High"),
        ]
      """)
    let table = ModuleTable(
      """
      <!-- table: modules -->

      | | module | holds | imports |
      |---|---|---|---|
      | ground | `Low` | the ground | |
      | | `Middle` | the middle | |
      | program | `high` | the program | `Low` `Middle` `Lost` |

      <!-- end -->
      """)
    #expect(table.names == ["Low", "Middle", "high"])
    #expect(
      Arrows.differences(between: manifest.modules, and: table.imports) == [
        "Middle lacks Low", "high has Lost, which Package.swift lacks",
      ])
  }

  @Test func `without an import is unused, and an import without one is missing`() {
    let target = Manifest.Target(
      name: "High", folder: "Sources/High", imports: ["Low", "Middle", "Side"])
    let files = [
      file("Sources/High/A.swift", "package import Low", "// import Side"),
      file("Sources/High/B.swift", "import Foundation", "@testable import Middle", "import Other"),
    ]
    #expect(
      Arrows.complaints(about: target, with: files) == [
        "Package.swift: High imports Side nowhere; remove the arrow",
        "Sources/High/B.swift:3 imports Other, which High may not know; move the code, or add the "
          + "arrow to Package.swift",
      ])
  }

  @Test func `is an import of a file that uses no name of the module`() {
    let names = ModuleNames(of: [
      ("Low", [file("Low.swift", "package struct Depth { package init(below top: Int) {} }")]),
      (
        "Middle",
        [
          file(
            "Middle.swift", "@_exported public import Low", "package enum Kind {", "  case odd",
            "}", "package protocol Named {", "  func rename(to name: String)", "}",
            "struct Hidden {}")
        ]
      ),
    ])
    func needless(_ lines: String...) -> [String] {
      names.needlessImports(
        of: SourceFile(path: "High.swift", text: lines.joined(separator: "\n"))
      ).map { "\($0.line) \($0.module)" }
    }
    #expect(needless("import Middle", "let depth: Depth") == [])
    #expect(needless("import Middle", "let kind = make(.odd)") == [])
    #expect(needless("import Middle", "a.rename(to: \"b\")") == [])
    #expect(needless("import Low", "import Middle", "let kind: Kind") == ["1 Low"])
    #expect(needless("import Low", "let hidden = Hidden(to: [].first)") == ["1 Low"])
    #expect(needless("import Middle", "let hidden = Hidden()") == ["1 Middle"])
    #expect(needless("import Foundation", "@testable import Middle", "// nothing") == [])
  }
}
