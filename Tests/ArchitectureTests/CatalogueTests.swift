import Foundation
import Testing

/// Adding something is one new file and one line in a catalog; here a forgotten line shows.
@Suite struct `The catalogs` {
  @Test func `list every container`() {
    let catalogue = SourceTree.text("Sources/Samples/Systems.swift")
    for file in SourceTree.swiftFiles(below: "Sources/Samples") {
      guard let recipe = file.code.first(where: { $0.text.contains(/\bstatic let recipe\b/) })
      else { continue }
      let type = /^(?:\w+ )*(?:class|struct|enum|extension) (\w+)/
      let owner = file.lines.prefix(recipe.number).last { $0.contains(type) }
      guard let name = owner?.firstMatch(of: type)?.1 else { continue }
      #expect(
        catalogue.contains("\(name).recipe"),
        "\(file.path) has a recipe nobody finds: add \(name).recipe to Systems.all")
    }
  }

  @Test func `list every type that scripts may use`() {
    let lists = [
      "Sources/Containment": "Sources/Containment/Catalogue/Catalogue.swift",
      "Sources/Containers": "Sources/Containers/Containers+Catalogue.swift",
      "Sources/Samples": "Sources/Samples/Samples+Catalogue.swift",
    ]
    for (folder, list) in lists.sorted(by: { $0.key < $1.key }) {
      let catalogue = SourceTree.text(list)
      for file in SourceTree.swiftFiles(below: folder) {
        for recipe in file.text.matches(of: /(?:public|package) static let (\w+) = Recipe\./) {
          #expect(
            catalogue.contains(".\(recipe.1),"),
            "\(file.path) has a recipe no script finds: add .\(recipe.1) to \(list)")
        }
      }
    }
  }

  @Test func `name every figure`() {
    let catalogue = SourceTree.swiftFiles(below: "Sources").first {
      $0.says("enum FigureKind") && $0.code.contains { $0.text.contains(/\benum FigureKind\b/) }
    }
    for file in SourceTree.paths(below: "Sources/Figures", ending: "Figure.swift") {
      let type = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let name = type.dropLast("Figure".count)
      guard !name.isEmpty else { continue }
      let kind = name.prefix(1).lowercased() + name.dropFirst()
      let isNamed = catalogue?.code.contains {
        $0.text.hasPrefix("case ") && $0.text.split { !$0.isLetter }.contains { $0 == kind }
      }
      #expect(isNamed == true, "\(file) cannot be asked for: add case \(kind) to FigureKind")
    }
  }

  @Test func `name every exporter`() {
    let catalogue = SourceTree.text("Sources/Export/Exporter.swift")
    for file in SourceTree.paths(below: "Sources/Export", ending: "Exporter.swift") {
      let type = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      #expect(
        type == "Exporter" || catalogue.contains("\(type)("),
        "\(file) cannot be asked for: add its format to ExportFormat in Exporter.swift")
    }
  }

  @Test func `explain every diagnostic once`() {
    let page = SourceTree.text("Documentation/Diagnostics.md")
    let documented = page.matches(of: /\n\| ([A-Z]+\d+) \| (\w+) \|/)
      .map { "\($0.1) \($0.2)" }
    var reported: [String] = []
    for file in SourceTree.swiftFiles(below: "Sources") where file.path.contains("/Rules/") {
      let found = file.text.matches(of: /id: "([A-Z]+\d+)", kind: \.(\w+)/)
        .map { "\($0.1) \($0.2)" }
      #expect(!found.isEmpty, "\(file.path) reports no diagnostic; a rule makes one, with an id")
      reported += found
    }
    let twice = Dictionary(grouping: reported) { $0 }.filter { $1.count > 1 }.keys.sorted()
    #expect(twice == [], "these ids stand for two rules; give one of them another")
    #expect(
      Set(reported).subtracting(documented).sorted() == [],
      "these ids are not in Documentation/Diagnostics.md; add a row")
    #expect(
      Set(documented).subtracting(reported).sorted() == [],
      "nobody reports these ids of Documentation/Diagnostics.md; remove the row")
  }

  @Test func `install every action of the window once`() {
    let list = SourceTree.text("Sources/App/AppAction.swift")
    let actions = list.matches(of: /\n  case (.+)/).flatMap { line in
      line.1.split(separator: ",").map { name in
        String(name.prefix { $0 != "=" }).trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(actions.count > 60, "the actions cannot be read")
    let installed = SourceTree.swiftFiles(below: "Sources/App").flatMap { file in
      file.text.matches(of: /[.\s]install\(\s*\.(\w+)/).map { String($0.1) }
    }
    for action in Set(actions).sorted() {
      #expect(
        installed.count { $0 == action } == 1,
        "AppAction.swift has \(action); the controller of its concern installs it, and no other")
    }
  }
}
