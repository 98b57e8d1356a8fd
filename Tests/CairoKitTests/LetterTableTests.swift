import CairoKit
import Drawing
import Geometry
import TestSupport
import Testing

/// Names measured letter by letter are as wide as Pango lays them out.
@Suite struct `A table of letters` {
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._# x1AV.T_")

  /// A name as programs have them, or any letters at all.
  private func name(_ dice: inout SeededGenerator) -> String {
    let parts = [
      "Tunnel", "Map", "ViewController", "UI", "AVATAR", "x2", "3x", "#12", ".view", "_private",
    ]
    if Bool.random(using: &dice) {
      return (0..<Int.random(in: 1...5, using: &dice)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &dice)]
      }.joined()
    }
    return String(
      (0..<Int.random(in: 1...30, using: &dice)).map { _ in
        Self.letters[Int.random(in: 0..<Self.letters.count, using: &dice)]
      })
  }

  @Test(arguments: UInt64(1)...4)
  func `measures like Pango, over a thousand names`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let (quick, thorough) = (PangoShaper(), PangoShaper(usesTables: false))
    for _ in 0..<1_000 {
      let run = TextRun(
        name(&dice), size: [9, 11, 11.5, 12, 14, 22][Int.random(in: 0..<6, using: &dice)],
        weight: [.regular, .medium, .semibold, .bold][Int.random(in: 0..<4, using: &dice)],
        family: Int.random(in: 0..<4, using: &dice) == 0 ? .mono : .sans,
        alignment: [.leading, .center, .trailing][Int.random(in: 0..<3, using: &dice)],
        width: Bool.random(using: &dice) ? Double.random(in: 20...400, using: &dice) : nil,
        maximumLines: Int.random(in: 0...2, using: &dice))
      #expect(quick.size(of: run) == thorough.size(of: run), "\(run)")
      #expect(quick.lines(of: run) == thorough.lines(of: run), "\(run)")
    }
  }

  @Test func `draws letters where Pango does`() {
    var dice = SeededGenerator(seed: 9)
    let (quick, thorough) = (PangoShaper(), PangoShaper(usesTables: false))
    for _ in 0..<300 {
      let run = TextRun(name(&dice), size: 14, weight: .bold)
      let (one, other) = (quick.outline(of: run), thorough.outline(of: run))
      #expect(one.elements.count == other.elements.count, "\(run.text)")
      let (a, b) = (one.bounds, other.bounds)
      let farthest = max(
        abs(a.minX - b.minX), abs(a.maxX - b.maxX), abs(a.minY - b.minY), abs(a.maxY - b.maxY))
      #expect(farthest < 0.005, "\(run.text): \(a) and \(b)")
    }
  }
}
