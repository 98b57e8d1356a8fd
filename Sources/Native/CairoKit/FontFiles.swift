import Foundation

/// The font files that pictures may use, and no others, so that a picture is the same everywhere.
///
/// A folder may hold more than the packages named here put into it; only the files listed by
/// `Family` count.
struct FontFiles {
  /// A family, the files that make it up, and the Debian package that brings them.
  struct Family {
    let name: String
    let package: String
    /// Whether a file of this name belongs to the family.
    let includes: @Sendable (_ fileName: String) -> Bool
    /// A file without which the family counts as missing.
    let essential: String
  }

  static let families = [
    Family(
      name: "Inter", package: "fonts-inter",
      includes: {
        ["Regular", "Medium", "SemiBold", "Bold"].map { "Inter-\($0).otf" }.contains($0)
      },
      essential: "Inter-Regular.otf"),
    Family(
      name: "Noto Sans", package: "fonts-noto-core",
      includes: { name in
        name.hasPrefix("NotoSans")
          && (name.hasSuffix("-Regular.ttf") || name.hasSuffix("-Bold.ttf"))
          && !["UI-", "NotoSansMono-", "NotoSansDisplay-"].contains { name.contains($0) }
      },
      essential: "NotoSans-Regular.ttf"),
    Family(
      name: "Noto Sans CJK", package: "fonts-noto-cjk",
      includes: { ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"].contains($0) },
      essential: "NotoSansCJK-Regular.ttc"),
    Family(
      name: "Noto Sans Mono", package: "fonts-noto-mono",
      includes: { ["NotoSansMono-Regular.ttf", "NotoSansMono-Bold.ttf"].contains($0) },
      essential: "NotoSansMono-Regular.ttf"),
    // Outlines, unlike coloured ones: they look the same in every format and at every size.
    Family(
      name: "Symbola", package: "fonts-symbola", includes: { $0 == "Symbola_hint.ttf" },
      essential: "Symbola_hint.ttf"),
  ]

  /// Where Debian's packages put the files.
  static let debianFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/ancient-scripts",
  ]

  let folders: [String]
  /// Full paths, sorted.
  let paths: [String]
  let missing: [MissingFont]

  init(folders: [String]) {
    var found: [(path: String, name: String)] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where Self.families.contains(where: { $0.includes(name) }) {
        found.append(("\(folder)/\(name)", name))
      }
    }
    let names = Set(found.map(\.name))
    self.folders = folders
    paths = found.map(\.path)
    missing = Self.families.filter { !names.contains($0.essential) }
      .map { MissingFont(family: $0.name, package: $0.package) }
  }

  /// The whole of fontconfig's configuration: these files, read through its usual caches.
  var configuration: String {
    func tags(_ name: String, _ values: [String]) -> String {
      values.map { value in
        let text = value.replacingOccurrences(of: "&", with: "&amp;")
          .replacingOccurrences(of: "<", with: "&lt;")
        return "<\(name)>\(text)</\(name)>"
      }.joined(separator: "\n")
    }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(tags("dir", folders))
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont>
      <acceptfont>
      \(tags("glob", paths))
      </acceptfont>
      <rejectfont><glob>*</glob></rejectfont>
      </selectfont>
      </fontconfig>
      """
  }
}

/// A family that pictures should use and the machine lacks; they are painted with what there is.
package struct MissingFont: Hashable, Sendable, CustomStringConvertible {
  package let family: String
  /// The Debian package that brings it.
  package let package: String

  package var description: String {
    "The font \(family) is missing, so pictures look different here: install the package \(package)."
  }
}
