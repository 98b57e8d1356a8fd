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
    #expect(differences == [], "scripts/api writes Documentation/API.txt anew; look at its changes")
  }
}
