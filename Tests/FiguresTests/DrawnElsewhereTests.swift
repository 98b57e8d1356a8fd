import CairoKit
import Drawing
import Export
import Figures
import Foundation
import Geometry
import Hierarchy
import Scenarios
import Testing
import Tunnel

/// What another program makes of our SVG is what we make of our PNG.
@Suite(
  .enabled("rsvg-convert is missing: install the package librsvg2-bin") {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")
  }) struct `Another program`
{
  @Test(arguments: [
    ("tunnel", FigureKind.stage, Theme.light), ("tunnel", .tree, .dark),
    ("tunnel", .views, .light), ("japanese-names", .hierarchy, .light),
    ("seed-flip", .timeline, .dark), ("coordinators", .tree, .light), ("card", .stage, .dark),
  ])
  func `draws all but one pixel in a hundred as we do`(
    subject: String, figure: FigureKind, theme: Theme
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
    let theirs = try PixelImage(png: try drawn(svg))
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

  private func drawn(_ svg: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("a.svg")
    let target = folder.appendingPathComponent("a.png")
    try Data(svg).write(to: source)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
    process.arguments = ["--output", target.path, source.path]
    try process.run()
    process.waitUntilExit()
    return [UInt8](try Data(contentsOf: target))
  }
}
