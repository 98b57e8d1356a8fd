import Testing

/// Imports point down only, and few modules know the others' secrets.
@Suite struct `The dependencies between modules` {
  @Test func `lead only to earlier rows of the plan`() {
    var standing: Set<String> = []
    for module in House.modules {
      let early = module.imports.subtracting(standing).sorted()
      #expect(
        early.isEmpty,
        "\(module.name) imports \(early), which stand below it in House.swift; turn the arrow")
      standing.insert(module.name)
    }
  }

  @Test func `are the same in Package.swift and in the plan`() {
    let manifest = Manifest(SourceTree.text("Package.swift"))
    for module in House.modules {
      guard let imports = manifest.modules[module.name] else {
        Issue.record("\(module.name) is in House.swift but not in Package.swift; add or remove it")
        continue
      }
      let unplanned = imports.subtracting(module.imports).sorted()
      let missing = module.imports.subtracting(imports).sorted()
      #expect(
        unplanned.isEmpty && missing.isEmpty,
        """
        \(module.name): Package.swift adds \(unplanned) and lacks \(missing); make it agree with \
        Tests/ArchitectureTests/House.swift and Documentation/Architecture.md
        """)
    }
    let unknown = Set(manifest.modules.keys).subtracting(House.modules.map(\.name)).sorted()
    #expect(
      unknown.isEmpty,
      "\(unknown) stand in Package.swift only; give them a row in House.swift and Architecture.md")
  }

  @Test func `include every import of the sources`() {
    for module in House.modules {
      let allowed = module.imports.union(House.platform)
      for file in SourceTree.swiftFiles(below: module.folder) {
        for used in file.imports where !allowed.contains(used.module) {
          Issue.record(
            """
            \(file.path):\(used.line) imports \(used.module), which \(module.name) may not know; \
            move the code, or ask for the arrow in Architecture.md, House.swift and Package.swift
            """)
        }
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
      #expect(
        module.imports.isDisjoint(with: inC),
        "\(module.name) knows \(module.imports.intersection(inC)); wrap it in Sources/Native")
    }
  }

  @Test func `keep live controllers out of presentation modules`() {
    for name in House.showsOnlyStates.sorted() {
      let live = House.module(name)?.imports.intersection(House.liveModules).sorted()
      #expect(
        live == [],
        "\(name) knows \(live ?? ["nothing: it is gone"]); it may see states and ask Scenarios")
    }
  }
}
