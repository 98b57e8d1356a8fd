import CairoKit
import Drawing
import Export
import Figures
import Foundation
import Geometry
import Hierarchy
import Scenarios
import Testing
import TestSupport
import Tunnel

/// What other programs make of our SVG is what we make of our PNG.
@Suite struct `Another renderer` {
  enum Engine: String, CaseIterable {
    case librsvg = "/usr/bin/rsvg-convert"
    case browser = "/usr/bin/chromium-headless-shell"

    var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: rawValue) }
  }

  private static let subjects = [
    ("tunnel", FigureKind.stage, Theme.light), ("tunnel", .tree, .dark),
    ("tunnel", .views, .light), ("japanese-names", .hierarchy, .light),
    ("seed-flip", .timeline, .dark), ("coordinators", .tree, .light), ("card", .stage, .dark),
  ]

  @Test(
    .enabled("rsvg-convert is missing: install the package librsvg2-bin") {
      Engine.librsvg.isInstalled
    }, arguments: subjects)
  func `draws all but one pixel in a hundred as we do`(
    subject: String, figure: FigureKind, theme: Theme
  ) throws {
    try compare(subject, figure, theme, with: .librsvg)
  }

  @Test(
    .enabled("no browser: install the package chromium-headless-shell") {
      Engine.browser.isInstalled
    }, arguments: subjects)
  func `in a browser draws all but one pixel in a hundred as we do`(
    subject: String, figure: FigureKind, theme: Theme
  ) throws {
    try compare(subject, figure, theme, with: .browser)
  }

  private func compare(
    _ subject: String, _ figure: FigureKind, _ theme: Theme, with engine: Engine
  ) throws {
    let shaper = PangoShaper()
    let system = SystemInfo.all.first { $0.slug == subject }
    let scenario = try #require(system.map(Scenario.init(opening:)) ?? Scenario.named(subject))
    let recording = Run(scenario, geocoder: CoordinatesOnly()).record()
    var wanted = FigureOptions(shaper: shaper, theme: theme)
    (wanted.caption, wanted.showsLegend) = ("As another program sees it", true)
    let picture = Figure.draw(
      figure, of: recording, at: Playhead(.line(.max), in: recording), options: wanted)
    let ours = try PixelImage(of: picture, scale: 2, shaper: shaper)
    let svg = try SVGExporter(fittingText: true).encode(picture, scale: 2, shaper: shaper)
    let theirs = try PixelImage(
      png: try drawn(svg, by: engine, width: ours.width, height: ours.height))
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    var different = 0
    for pixel in stride(from: 0, to: ours.rgba.count, by: 4) {
      let isFar = (0..<4).contains {
        abs(Int(ours.rgba[pixel + $0]) - Int(theirs.rgba[pixel + $0])) > 64
      }
      if isFar { different += 1 }
    }
    let share = Double(different) / Double(ours.width * ours.height)
    #expect(share < 0.01, "\(different) pixels of \(ours.width * ours.height) differ")
  }

  private func drawn(
    _ svg: [UInt8], by engine: Engine, width: Int, height: Int
  ) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("a.svg")
    let target = folder.appendingPathComponent("a.png")
    try Data(svg).write(to: source)
    let words =
      switch engine {
      case .librsvg: ["--output", target.path, source.path]
      case .browser:
        [
          "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
          "--default-background-color=00000000", "--window-size=\(width),\(height)",
          "--user-data-dir=\(folder.path)/profile", "--screenshot=\(target.path)",
          "file://\(source.path)",
        ]
      }
    _ = try Launched(
      engine.rawValue, words,
      environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
    return [UInt8](try Data(contentsOf: target))
  }
}
