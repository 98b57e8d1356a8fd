import Foundation

/// A script that is shipped as a scenario or an example.
package struct HouseScript: CustomStringConvertible, Sendable {
  /// The path from the top of the project.
  package let path: String

  package init(path: String) { self.path = path }

  /// All of them, by folder and name.
  package static let all: [HouseScript] = ["Resources/Scenarios", "Examples/Scripts"].flatMap {
    folder in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: BuiltModules.house.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { HouseScript(path: "\(folder)/\($0)") }
  }

  package var description: String { path }

  /// Its text.
  package func source() throws -> String {
    try String(contentsOf: BuiltModules.house.appending(path: path), encoding: .utf8)
  }
}
