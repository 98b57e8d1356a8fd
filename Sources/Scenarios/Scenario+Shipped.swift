import Foundation
import Support

/// The shipped scenarios: all scripts in the resource folder `Scenarios`.
extension Scenario {
  /// All shipped scenarios, by name.
  package static let all: [Scenario] = names.compactMap { name in
    shippedScript(name).map { Scenario(script: $0, named: name) }
  }

  /// Their names, in order, without reading the scripts.
  package static let names: [String] = {
    guard let folder = ResourceFolder.find(folder),
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }()

  /// The text of the shipped script with this name, or nil.
  static func shippedScript(_ name: String) -> String? {
    guard names.contains(name), let file = ResourceFolder.find("\(folder)/\(name)\(ending)") else {
      return nil
    }
    return try? String(contentsOf: file, encoding: .utf8)
  }

  private static let folder = "Scenarios"
  private static let ending = ".swift"
}
