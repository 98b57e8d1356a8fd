import Foundation

/// A file that a door of the program was tried with: a seed, or bytes that broke something once.
package struct FoundFile: Sendable, CustomStringConvertible {
  /// Its folder's name and its own.
  package let description: String
  package let bytes: [UInt8]

  /// The files of a folder next to a test's source file, in the order of their names.
  package static func all(in folder: String, beside file: String = #filePath) -> [FoundFile] {
    let url = URL(filePath: file).deletingLastPathComponent().appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().compactMap { name in
      let bytes = try? Data(contentsOf: url.appending(path: name))
      return bytes.map { FoundFile(description: "\(folder)/\(name)", bytes: Array($0)) }
    }
  }
}
