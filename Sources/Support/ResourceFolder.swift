public import Foundation

/// Finds the files that are installed with the program.
///
/// Looked for in this order: the folder named by `$TERRARIUM_DATA`; `share/terrarium` beside the
/// program's own folder; the `Resources` folder of the source tree the program was built from.
public enum ResourceFolder {
  /// The file or folder at `path` inside the first place that has it, or nil.
  public static func find(_ path: String) -> URL? {
    candidates.lazy.map { $0.appendingPathComponent(path) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Every place that is searched, in order; for messages that say where a file was looked for.
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
