import CairoKit
import Drawing
import Export
import Figures
import Foundation
import Hierarchy
import Testing

/// The pictures that the seeds' catalog asks for, as they were when people looked at them.
///
/// The file `Golden/pictures.txt` has a line for each: its name, its size and a checksum of its SVG with
/// letters of one width. `TERRARIUM_RECORD=all` rewrites it; `TERRARIUM_PICTURES=folder` writes
/// every picture as PNG, to be looked at before.
@Suite struct `The pictures of the published containers` {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/pictures.txt")
  private static let environment = ProcessInfo.processInfo.environment

  /// One screen by one controller and by four.
  private static var unitsOfContent: [Shot.Picture] {
    [(false, "one controller"), (true, "four controllers")].flatMap { isSplit, name in
      let state = `The same screen`.state(isSplit: isSplit)
      return [FigureKind.stage, .hierarchy].map { figure in
        Shot.Picture(
          name: "S0-03 S0-04, \(name), \(figure.rawValue)",
          picture: Figure.draw(figure, of: state, options: options()))
      }
    }
  }

  /// Halves that turn and fade, in each of the built-in ways.
  private static var transitions: [Shot.Picture] {
    TransitionStyle.allCases.flatMap { style in
      var scene = SlotScene()
      scene.begin(style)
      return [0.25, 0.5, 0.75].map { fraction in
        Shot.Picture(
          name: "S1-60, \(style.rawValue), \(Int(fraction * 100)) %",
          picture: scene.picture(at: fraction))
      }
    }
  }

  @Test func `are drawn as they were when they were reviewed`() throws {
    let pictures =
      try Shot.all.flatMap { try $0.pictures() } + Self.unitsOfContent + Self.transitions
      + TreeLookPictures.all() + DifferencePictures.all()
    #expect(Set(pictures.map(\.name)).count == pictures.count, "each has a name of its own")
    try Self.writeForPeople()
    let lines = try pictures.map { try Self.line(for: $0) }
    guard Self.environment["TERRARIUM_RECORD"] != "all",
      let text = try? String(contentsOf: Self.golden, encoding: .utf8)
    else {
      try lines.map { $0 + "\n" }.joined().write(to: Self.golden, atomically: true, encoding: .utf8)
      Issue.record("Recorded \(Self.golden.lastPathComponent); look at the pictures, run again.")
      return
    }
    let expected = text.split(separator: "\n").map(String.init)
    let changed = zip(pictures, lines).filter { !expected.contains($0.1) }
    for (picture, line) in changed {
      let file = try Self.save(picture)
      Issue.record("\(line) is not as it was; see \(file.path)")
    }
    #expect(lines.count == expected.count, "as many pictures as were looked at")
  }

  @Test func `show transitions midway at half time, all different`() throws {
    let halves = try Self.transitions.filter { $0.name.hasSuffix("50 %") }.map(Self.svg)
    #expect(halves.count == TransitionStyle.allCases.count)
    // At half time both panes are edge-on, whichever edge came forward.
    #expect(Set(try Self.transitions.map(Self.svg)).count > 2 * TransitionStyle.allCases.count)
  }

  private static func svg(_ picture: Shot.Picture) throws -> [UInt8] {
    try SVGExporter().encode(picture.picture, scale: 1, shaper: BlockShaper())
  }

  private static func line(for picture: Shot.Picture) throws -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in try svg(picture) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let size = picture.picture.size
    return "\(picture.name): \(Int(size.width)) x \(Int(size.height)), "
      + String(hash, radix: 16)
  }

  private static func save(_ picture: Shot.Picture) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "terrarium-pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(picture.fileName).svg")
    try Data(svg(picture)).write(to: file)
    return file
  }

  private static func writeForPeople() throws {
    guard let path = environment["TERRARIUM_PICTURES"] else { return }
    let pictures =
      try Shot.all.flatMap { try $0.pictures(PangoShaper()) } + unitsOfContent + transitions
      + TreeLookPictures.all(PangoShaper())
    let folder = URL(fileURLWithPath: path)
    for (index, picture) in pictures.enumerated() {
      let number = index < 10 ? "0\(index)" : "\(index)"
      let bytes = try PNGExporter().encode(picture.picture, scale: 1, shaper: PangoShaper())
      try Data(bytes).write(
        to: folder.appendingPathComponent("\(number)-\(picture.fileName).png"))
    }
  }
}

extension Shot.Picture {
  /// Its name without what file names cannot have.
  fileprivate var fileName: String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
  }
}
