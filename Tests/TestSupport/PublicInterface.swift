import Foundation

/// What a module lets others see, one sorted line a declaration.
package enum PublicInterface {
  /// The lines of some modules, as `Module Path.Of.Name: declaration`.
  ///
  /// `access` is the least that a declaration has: "public", or "package" for what this package sees.
  package static func text(
    of modules: [String], access: String = "public"
  ) throws -> String {
    let built = try BuiltModules.folder().appendingPathComponent("Modules")
    let folder = try BuiltModules.temporaryFolder()
    var lines: Set<String> = []
    for module in modules {
      let outcome = try Launched(
        "/usr/bin/env",
        [
          "swift", "symbolgraph-extract", "-module-name", module, "-I", built.path,
          "-target", target, "-output-dir", folder.path, "-minimum-access-level", access,
          "-skip-synthesized-members", "-omit-extension-block-symbols",
          "-module-cache-path", folder.path,
        ])
      guard outcome.status == 0 else { throw BuiltModules.Missing(message: outcome.errors) }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let module = name.prefix { $0 != "@" && $0 != "." }
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
        lines.insert("\(module) \(symbol.line)")
      }
    }
    return lines.sorted().map { "\($0)\n" }.joined()
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}

/// As much of a symbol graph as is written down.
private struct Graph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]

    var line: String {
      let declaration = declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(pathComponents.joined(separator: ".")): \(accessLevel) \(declaration)"
    }
  }

  struct Fragment: Decodable {
    let spelling: String
  }
}
