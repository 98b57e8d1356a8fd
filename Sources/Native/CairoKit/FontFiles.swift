import Foundation

/// The font files that pictures may use, and no others, so that a picture is the same everywhere.
///
/// A folder may contain files of other packages; only the files listed by `Family` are used.
struct FontFiles {
  /// A family, its files, and the Debian package that contains them.
  struct Family {
    let name: String
    let package: String
    /// Whether a file of this name belongs to the family.
    let includes: @Sendable (_ fileName: String) -> Bool
    /// The file whose absence makes the family missing.
    let essential: String
  }

  static let families = [
    Family(
      name: "Inter", package: "fonts-inter",
      includes: { weights.contains($0) },
      essential: "Inter-Regular.otf"),
    Family(
      name: "Noto Sans", package: "fonts-noto-core",
      includes: { name in
        guard name.hasPrefix("NotoSans"),
          let ending = ["-Regular.ttf", "-Bold.ttf"].first(where: name.hasSuffix)
        else { return false }
        let script = name.dropFirst("NotoSans".count).dropLast(ending.count)
        return !script.hasSuffix("UI") && script != "Mono" && script != "Display"
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
    // An outline font, not a color font: it looks the same in every format and at every size.
    Family(
      name: "Symbola", package: "fonts-symbola", includes: { $0 == "Symbola_hint.ttf" },
      essential: "Symbola_hint.ttf"),
  ]

  private static let weights: Set = [
    "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
  ]

  /// The folders of Debian's font packages.
  static let debianFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/ancient-scripts",
  ]

  let folders: [String]
  /// Glob patterns that match exactly these files in their folders.
  let globs: [String]
  let missing: [MissingFont]

  init(folders: [String]) {
    var (names, globs) = (Set<String>(), [String]())
    for folder in folders {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let wanted = all.filter { name in Self.families.contains { $0.includes(name) } }
      names.formUnion(wanted)
      globs += NameGlobs.of(wanted, among: all).map { "\(folder)/\($0)" }
    }
    (self.folders, self.globs) = (folders, globs)
    missing = Self.families.filter { !names.contains($0.essential) }
      .map { MissingFont(family: $0.name, package: $0.package) }
  }

  /// The complete fontconfig configuration: these files, with the usual caches.
  var configuration: String {
    func tags(_ name: String, _ values: [String]) -> String {
      values.map { value in
        "<\(name)>\(value.utf8.contains(where: \.isMarkup) ? value.escaped : value)</\(name)>"
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
      \(tags("glob", globs))
      </acceptfont>
      <rejectfont><glob>*</glob></rejectfont>
      </selectfont>
      \(Self.followers.map(Self.rule).joined(separator: "\n"))
      </fontconfig>
      """
  }

  /// The fallback families for glyphs that a family lacks, best first.
  ///
  /// Kept out of the Pango query: Pango measures each font again by its own name alone, and its
  /// cache hits only if both queries are equal.
  private static let followers = [
    ("Inter", ["Noto Sans", "Noto Sans CJK JP"]),
    ("Noto Sans Mono", ["Noto Sans Mono CJK JP", "Inter", "Noto Sans", "Noto Sans CJK JP"]),
  ]

  private static func rule(of family: String, _ followers: [String]) -> String {
    """
    <match target="pattern">
    <test name="family"><string>\(family)</string></test>
    <edit name="family" mode="append" binding="strong">
    \(followers.map { "<string>\($0)</string>" }.joined(separator: "\n"))
    </edit>
    </match>
    """
  }
}

extension String {
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

extension UInt8 {
  fileprivate var isMarkup: Bool { self == UInt8(ascii: "&") || self == UInt8(ascii: "<") }
}

/// A pinned font family that is not installed; pictures use a fallback.
package struct MissingFont: Hashable, Sendable, CustomStringConvertible {
  package let family: String
  /// The Debian package that contains it.
  package let package: String

  package var description: String {
    "The font \(family) is missing, so pictures look different here: install the package \(package)."
  }
}
