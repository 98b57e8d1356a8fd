import Foundation

/// The folder below which results may be written.
///
/// Symbolic links are followed first: one that leads elsewhere is elsewhere.
struct OutputGround {
  /// As it was named; empty for the current folder.
  private let name: String
  private let place: String?

  init(_ folder: String) {
    name = folder.isEmpty ? "." : folder
    place = Self.resolved(name)
  }

  /// Refuses a file outside.
  func check(_ path: String) throws(CommandError) {
    guard let place, let file = Self.resolved(path),
      file.hasPrefix(place.hasSuffix("/") ? place : place + "/")
    else { throw .outside(path, folder: name) }
  }

  /// The path without links, "." and ".."; what is not there yet is taken as it is called.
  private static func resolved(_ path: String) -> String? {
    var (path, missing) = (path, [String]())
    // A link to a file that is yet to be made is followed, too, as writing does.
    for _ in 0..<linksInARow {
      if let real = realpath(path, nil) {
        defer { free(real) }
        return ([String(cString: real)] + missing.reversed()).joined(separator: "/")
      }
      let (folder, name) = split(path)
      if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        path = link.hasPrefix("/") ? link : folder + "/" + link
      } else if name == ".." || path == folder {
        return nil
      } else {
        if name != "." { missing.append(name) }
        path = folder
      }
    }
    return nil
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let name = String(path[path.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  /// As many links and folders in a row as Linux follows links.
  private static let linksInARow = 40
}
