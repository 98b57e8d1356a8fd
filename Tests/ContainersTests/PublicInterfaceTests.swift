import Containers
import Foundation
import TestSupport
import Testing

/// The public signatures are a promise; whoever changes one changes `Documentation/API.txt` too.
@Suite struct `The public interface` {
  @Test func `is what Documentation/API.txt says`() throws {
    let text = try PublicInterface.text(of: ["Containment", "Containers"])
    let file = BuiltModules.house.appendingPathComponent("Documentation/API.txt")
    if ProcessInfo.processInfo.environment["TERRARIUM_WRITE_API"] != nil {
      try Data(text.utf8).write(to: file)
    }
    let promised = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let change = text.split(separator: "\n").difference(from: promised.split(separator: "\n"))
    let differences = change.map { step in
      switch step {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      differences == [], "scripts/api writes Documentation/API.txt anew; look at its changes")
  }

  @Test func `has everything that the catalogue promises to compiled scripts`() throws {
    let file = BuiltModules.house.appendingPathComponent("Documentation/API.txt")
    let paths = Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
        let declaration = line.drop { $0 != " " }.dropFirst()
        let path = declaration.firstRange(of: ": public ") ?? declaration.firstRange(of: ": open ")
        return String(declaration[..<(path?.lowerBound ?? declaration.endIndex)])
      })
    let catalogue = Catalogue.containers
    // What Foundation, Geometry, Hierarchy and Tunnel declare is not in the file.
    for recipe in catalogue.recipes where paths.contains(recipe.name) {
      let classes = catalogue.lineage(of: recipe.name).map(\.name)
      for member in recipe.members {
        let isThere = classes.contains { paths.contains("\($0).\(member.signature)") }
        #expect(isThere, "compiled scripts find no \(recipe.name).\(member.signature)")
      }
    }
    #expect(catalogue.recipes.count { paths.contains($0.name) } > 40)
  }
}
