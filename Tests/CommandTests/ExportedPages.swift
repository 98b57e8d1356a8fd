import CairoKit
import Drawing
import Export
import Foundation
import Geometry
import Testing
import TestSupport

/// The exports that a page of the documentation shows, made again and compared with the stored
/// ones.
struct ExportedPage {
  /// The page, below `Documentation`.
  let page: String

  static let house = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What follows "terrarium export" on each line of code that writes a file.
  var calls: [String] {
    get throws {
      let text = try String(
        contentsOf: Self.house.appendingPathComponent("Documentation/\(page)"), encoding: .utf8)
      return text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /^terrarium export (.* -o \S+)/).map { String($0.1) }
      }
    }
  }

  /// The file a call writes.
  static func output(of call: String) -> String {
    call.firstMatch(of: /\s-o (\S+)/).map { String($0.1) } ?? ""
  }

  /// Holds what was made against what is kept; where pictures are recorded, keeps it instead.
  static func hold(_ made: URL, against kept: URL) throws {
    let new = [UInt8](try Data(contentsOf: made))
    let old = (try? Data(contentsOf: kept)).map { [UInt8]($0) }
    guard old != new else { return }
    if ProcessInfo.processInfo.environment["TERRARIUM_RECORD"] == "all" {
      try Data(new).write(to: kept)
      Issue.record("Recorded \(kept.lastPathComponent); look at it, run again.")
    } else {
      let said = try keep(new, named: kept.lastPathComponent, insteadOf: old)
      Issue.record("\(said)")
    }
  }

  /// Where what has changed is kept, to be looked at.
  static let changes = FileManager.default.temporaryDirectory.appendingPathComponent(
    "terrarium-pictures")

  /// Keeps a file that has changed; for pictures, next to the difference.
  ///
  /// Answers what to say.
  static func keep(_ bytes: [UInt8], named name: String, insteadOf old: [UInt8]?) throws
    -> String
  {
    try FileManager.default.createDirectory(at: changes, withIntermediateDirectories: true)
    let file = changes.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    guard let old, name.hasSuffix(".png"), let (picture, count) = difference(old, bytes) else {
      return "\(name) is not as it was; see \(file.path)"
    }
    let shown = changes.appendingPathComponent("difference-\(name)")
    try Data(PNGExporter().encode(picture, scale: 1, shaper: PangoShaper())).write(to: shown)
    return "\(name) is not as it was: \(count) pixels, red in \(shown.path); see \(file.path)"
  }

  /// Red wherever two pictures differ.
  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> (DisplayList, Int)? {
    guard let old = try? PixelImage(png: old), let new = try? PixelImage(png: new) else {
      return nil
    }
    var (path, count) = (Path(), 0)
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> ArraySlice<UInt8> {
      guard x < image.width, y < image.height else { return [] }
      let place = image.offset(x: x, y: y)
      return image.rgba[place..<place + 4]
    }
    for y in 0..<height {
      var start: Int?
      for x in 0...width {
        let differs = x < width && !pixel(old, x, y).elementsEqual(pixel(new, x, y))
        if differs { count += 1 }
        if differs, start == nil { start = x }
        if !differs, let from = start {
          path.append(.rectangle(CGRect(x: from, y: y, width: x - from, height: 1)))
          start = nil
        }
      }
    }
    return (
      DisplayList(
        size: CGSize(width: width, height: height), background: .white, items: [.fill(path, .red)]),
      count
    )
  }
}
