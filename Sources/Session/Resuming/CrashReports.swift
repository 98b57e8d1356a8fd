package import Foundation
import Support

/// The reports that crashes left behind: a new one is told of once, and the last few are kept.
package struct CrashReports: Sendable {
  let folder: URL

  /// Reports in `folder`, usually the user's own.
  package init(folder: URL = UserFolder.state) { self.folder = folder }

  /// How many that were told of are kept.
  package static let keptCount = 10

  /// Where a process would leave its report; the folder is made.
  package func place(ofProcess number: Int32) -> URL {
    StateFolder.make(folder)
    return folder.appendingPathComponent("crash-\(number).txt")
  }

  /// The latest unreported crash report, or nil.
  ///
  /// From now on it, and whatever came before it, is an old one.
  package func take() -> URL? {
    let new = names("crash-").sorted { date(of: $0.name) < date(of: $1.name) }
    var taken: URL?
    for report in new {
      let number = (names("report-").map(\.number).max() ?? 0) + 1
      let place = folder.appendingPathComponent("report-\(number).txt")
      // Another start may have been quicker.
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

  /// The files called `kind`, a number and `.txt`.
  ///
  /// This is asked at each start, where an expression to match them by would be taken apart first.
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
