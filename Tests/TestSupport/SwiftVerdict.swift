import Foundation

/// The diagnostics of the Swift compiler for a script, checked without producing a program.
///
/// Runs the compiler frontend directly; the driver takes twenty times as long.
package struct SwiftVerdict {
  /// The errors as `line:column: message`, in the compiler's order.
  package let errors: [String]

  /// Compiles a script against the built modules.
  package init(on source: String) throws {
    let modules = try BuiltModules.folder().appendingPathComponent("Modules")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-verdict-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("main.swift")
    try Data(source.utf8).write(to: main)
    // Compile through SIL: escaping closures and use before initialization are diagnosed only there.
    let outcome = try Launched(
      "/usr/bin/env",
      [
        "swift-frontend", "-emit-sil", "-o", "/dev/null", "-swift-version", "5",
        "-module-name", "main", "-package-name", BuiltModules.packageName,
        "-no-color-diagnostics", "-I", modules.path, main.path,
      ])
    let mark = "main.swift:"
    errors = outcome.errors.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: mark), let error = line.range(of: ": error: ") else {
        return nil
      }
      return "\(line[start.upperBound..<error.lowerBound]): \(line[error.upperBound...])"
    }
    if outcome.status != 0, errors.isEmpty {
      throw CompiledScripts.Refused(message: outcome.errors)
    }
  }
}
