import Foundation

/// The folder in which results may be written.
///
/// Resolves symbolic links first.
struct OutputGround {
  /// The folder as given; "." for the current one.
  private let name: String
  private let place: String?

  init(_ folder: String) {
    name = folder.isEmpty ? "." : folder
    place = Self.resolved(name)
  }

  /// Throws for a file outside the folder.
  func check(_ path: String) throws(CommandError) {
    guard let place, let file = Self.resolved(path),
      file.hasPrefix(place.hasSuffix("/") ? place : place + "/")
    else { throw .outside(path, folder: name) }
  }

  /// The path without links, "." and ".."; missing components are kept.
  private static func resolved(_ path: String) -> String? {
    var (path, missing) = (path, [String]())
    // Follows a dangling link, too, as writing does.
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

  /// Linux's limit of nested links.
  private static let linksInARow = 40
}
