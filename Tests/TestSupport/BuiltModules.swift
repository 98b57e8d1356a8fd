package import Foundation

/// The folder with the built modules.
package enum BuiltModules {
  /// The list of the objects of which the program is linked.
  static let objectList = "terrarium.product/Objects.LinkFileList"

  /// The compiler's words that link with the sanitizer the modules are built for, if any.
  static let sanitizing = Sanitizer.kind.map { ["-sanitize=\($0)"] } ?? []

  /// Why the modules cannot be used.
  package struct Missing: Error {
    /// What to do.
    package let message: String
  }

  /// The folder of the project.
  package static let house = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The package's name as SwiftPM passes it to the compiler, from the name of its folder.
  ///
  /// Modules of that name see the modules' `package` declarations.
  static let packageName = String(
    house.lastPathComponent.lowercased().enumerated().map { index, character in
      let isAllowed = character.isLetter || character == "_" || index > 0 && character.isNumber
      return isAllowed ? character : "_"
    })

  /// The folder of the built modules: next to the test program, or in that of a plain build.
  package static func folder() throws -> URL {
    let files = FileManager.default
    let program = (try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let places = [
      URL(fileURLWithPath: program).deletingLastPathComponent(),
      house.appendingPathComponent(".build/debug"),
    ]
    let place = places.first {
      files.fileExists(atPath: $0.appendingPathComponent(objectList).path)
    }
    guard let place else { throw Missing(message: "build the package before its tests run") }
    return place
  }

  /// Makes a folder that goes when the process ends.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-modules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Leftovers.remove(folder)
    return folder
  }
}

/// What is to be removed when the process ends.
private enum Leftovers {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var folders: [URL] = []

  static func remove(_ folder: URL) {
    lock.lock()
    defer { lock.unlock() }
    folders.append(folder)
    guard folders.count == 1 else { return }
    atexit { for folder in Leftovers.folders { try? FileManager.default.removeItem(at: folder) } }
  }
}
