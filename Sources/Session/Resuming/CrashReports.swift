package import Foundation
import Support

/// Crash reports: each is offered once, and the last few are kept.
package struct CrashReports: Sendable {
  let folder: URL

  /// Creates a store in `folder`, by default the user's state folder.
  package init(folder: URL = UserFolder.state) { self.folder = folder }

  /// How many old reports are kept.
  package static let keptCount = 10

  /// The report path of a process; creates the folder.
  package func place(ofProcess number: Int32) -> URL {
    StateFolder.make(folder)
    return folder.appendingPathComponent("crash-\(number).txt")
  }

  /// The latest unreported crash report, or nil.
  ///
  /// Marks it and earlier ones as reported.
  package func take() -> URL? {
    let new = names("crash-").sorted { date(of: $0.name) < date(of: $1.name) }
    var taken: URL?
    for report in new {
      let number = (names("report-").map(\.number).max() ?? 0) + 1
      let place = folder.appendingPathComponent("report-\(number).txt")
      // Another instance may have taken it.
      guard rename(folder.appendingPathComponent(report.name).path, place.path) == 0 else {
        continue
      }
      taken = place
    }
    if taken != nil { forgetOldOnes() }
    return taken
  }

  private func forgetOldOnes() {
    let old = names("report-").sorted { $0.number > $1.number }
    for report in old.dropFirst(Self.keptCount) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(report.name))
    }
  }

  /// The files named `kind`, a number and `.txt`.
  ///
  /// Runs at each launch, so it avoids compiling a regular expression.
  private func names(_ kind: String) -> [(name: String, number: Int)] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.sorted().compactMap { name in
      guard name.hasPrefix(kind), name.hasSuffix(Self.suffix) else { return nil }
      let digits = name.dropFirst(kind.count).dropLast(Self.suffix.count)
      guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
      return Int(digits).map { (name, $0) }
    }
  }

  private static let suffix = ".txt"

  private func date(of name: String) -> Date {
    let path = folder.appendingPathComponent(name).path
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return facts?[.modificationDate] as? Date ?? .distantPast
  }
}
