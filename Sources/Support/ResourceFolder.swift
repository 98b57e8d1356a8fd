public import Foundation

/// Finds the files installed with the program.
///
/// Searched in this order: the folder named by `$TERRARIUM_DATA`; `share/terrarium` next to the
/// program's own folder; the `Resources` folder of the source tree.
public enum ResourceFolder {
  /// The file or folder at `path` in the first location that has it, or nil.
  public static func find(_ path: String) -> URL? {
    candidates.lazy.map { $0.appendingPathComponent(path) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// All locations, in order, for messages about missing files.
  public static var candidates: [URL] {
    if let chosen = getenv("TERRARIUM_DATA").map({ String(cString: $0) }), !chosen.isEmpty {
      return [URL(fileURLWithPath: chosen, isDirectory: true)]
    }
    return usual
  }

  private static let usual: [URL] = {
    var places: [URL] = []
    if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
      places.append(folder.deletingLastPathComponent().appendingPathComponent("share/terrarium"))
    }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    places.append(
      source.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Resources"))
    return places
  }()
}
