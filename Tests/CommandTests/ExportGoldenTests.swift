import Foundation
import Testing

/// Every figure in both themes and several languages, as last approved.
///
/// `Golden/exports.txt` has a line for each: what it was made by, and the size and the digest of its
/// SVG. `Golden/Exports` has them as PNG, so that what has become of one is shown in red.
/// `TERRARIUM_RECORD=all` rewrites both; `TERRARIUM_PICTURES=folder` writes every picture as PNG,
/// to be looked at before.
@Suite struct `The exported figures` {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/exports.txt")
  private static let pictures = golden.deletingLastPathComponent().appendingPathComponent("Exports")
  private static let environment = ProcessInfo.processInfo.environment

  private static var calls: [String] {
    var calls: [String] = []
    for theme in ["light", "dark"] {
      let tunnel = [
        "--figure stage --at 100", "--figure stage --at 0 --no-frame --no-credit",
        "--figure tree --at 100 --legend", "--figure views --at 100 --legend --title",
        "--figure hierarchy --at 100 --select startGeo --legend --caption 'Half way.'",
        "--figure timeline --at 100 --legend --size 700x300",
        "--figure inspector --at 100 --select tunnel.view --background transparent",
      ].map { "tunnel \($0)" }
      let maps = ["en", "ja", "ar"].map {
        "tunnel --figure map --at 0 --size 400x300 --language \($0)"
      }
      let names = [
        "--figure hierarchy --caption '日本語の名前と、長い説明。'", "--figure inspector",
        "--figure timeline --title",
      ].map { "japanese-names \($0)" }
      let lessons = ["en", "ja"].map {
        "06-adding-a-child --figure lesson --part 2 --language \($0)"
      }
      calls += (tunnel + maps + names + lessons).map { "\($0) --theme \(theme)" }
    }
    return calls
  }

  @Test func `equal the reviewed pictures`() throws {
    let calls = Self.calls
    #expect(calls.count >= 30 && Set(calls).count == calls.count)
    try Terrarium.withFolder { folder in
      try Self.make(calls, as: "svg", in: folder)
      let files = try calls.indices.map {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent("\($0).svg")))
      }
      #expect(Set(files).count == files.count, "no two are the same")
      let lines = zip(calls, files).map { "\($0): \($1.count) bytes, \(Self.digest(of: $1))" }
      guard Self.environment["TERRARIUM_RECORD"] != "all",
        let text = try? String(contentsOf: Self.golden, encoding: .utf8)
      else {
        try lines.map { $0 + "\n" }.joined().write(
          to: Self.golden, atomically: true, encoding: .utf8)
        try Self.make(calls, as: "png", in: Self.pictures)
        Issue.record("Recorded \(Self.golden.lastPathComponent); look at the pictures, run again.")
        return
      }
      let expected = text.split(separator: "\n").map(String.init)
      for (index, line) in lines.enumerated() where !expected.contains(line) {
        let name = "export-\(index)"
        let said = try ExportedPage.keep(files[index], named: "\(name).svg", insteadOf: nil)
        let picture = folder.appendingPathComponent("\(index).png")
        let shell = try Terrarium.shell("$T export \(calls[index]) -o '\(picture.path)'")
        #expect(shell.verdict == "0 ")
        let seen = try ExportedPage.keep(
          [UInt8](Data(contentsOf: picture)), named: "\(name).png",
          insteadOf: [UInt8](
            Data(contentsOf: Self.pictures.appendingPathComponent("\(index).png"))))
        Issue.record("\(calls[index]): \(said); \(seen)")
      }
      #expect(lines.count == expected.count)
      let kept = try FileManager.default.contentsOfDirectory(atPath: Self.pictures.path)
      #expect(Set(kept) == Set(calls.indices.map { "\($0).png" }), "a picture for each line")
    }
    if let path = Self.environment["TERRARIUM_PICTURES"] {
      try Self.make(calls, as: "png", in: URL(fileURLWithPath: path))
    }
  }

  private static func make(_ calls: [String], as format: String, in folder: URL) throws {
    let lines = calls.enumerated().map {
      "\($0.element) -o '\(folder.path)/\($0.offset).\(format)'\n"
    }.joined()
    try Terrarium.withFolder { place in
      let manifest = place.appendingPathComponent("figures.txt")
      try Data(lines.utf8).write(to: manifest)
      let outcome = try Terrarium.shell("$T export --anywhere --batch '\(manifest.path)'")
      #expect(outcome.verdict == "0 ")
    }
  }

  private static func digest(of bytes: [UInt8]) -> String {
    let value = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(value, radix: 16)
  }
}
