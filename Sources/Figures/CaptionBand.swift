package import Drawing
import Geometry
package import Hierarchy

/// The last callbacks below a figure, as captions.
package enum CaptionBand {
  static let lines = 4
  static let lineHeight = 17.0
  /// The height of the band.
  package static let height = Double(lines) * lineHeight + 20

  /// Draws a figure at a playhead with its captions, within the requested size.
  package static func draw(
    _ kind: FigureKind, of recording: Recording, at playhead: Playhead, options: FigureOptions
  ) -> DisplayList {
    var inner = options
    inner.size = options.size.map { CGSize(width: $0.width, height: max($0.height - height, 1)) }
    var picture = Figure.draw(kind, of: recording, at: playhead, options: inner)
    let top = picture.size.height
    picture.size.height += height
    picture.items += items(
      of: recording, at: playhead, width: picture.size.width, top: top, options)
    return picture
  }

  private static func items(
    of recording: Recording, at playhead: Playhead, width: Double, top: Double,
    _ options: FigureOptions
  ) -> [DisplayList.Item] {
    let palette = options.palette
    let band = CGRect(x: 0, y: top, width: width, height: height)
    var items: [DisplayList.Item] = [
      .fill(.rectangle(band), palette.surface),
      .stroke(
        .line(from: CGPoint(x: 0, y: top + 0.5), to: CGPoint(x: width, y: top + 0.5)),
        Stroke(palette.line)),
    ]
    let clock = TextRun(
      "\(playhead.instant.milliseconds) ms", size: 12, weight: .semibold, color: palette.text,
      alignment: .trailing, width: 70)
    items.append(.text(clock, at: CGPoint(x: width - 82, y: top + 10)))
    for (row, caption) in recent(recording, at: playhead).enumerated() {
      var run = caption.run(palette, size: 12, width: width - 106)
      let isNew = caption.instant == playhead.instant || row == lines - 1
      if !isNew, !caption.isAlarm { run.color = palette.secondaryText }
      items.append(.text(run, at: CGPoint(x: 12, y: top + 10 + Double(row) * lineHeight)))
    }
    return items
  }

  /// The last few captions, oldest first.
  private static func recent(_ recording: Recording, at playhead: Playhead) -> [Caption] {
    var result: [Caption] = []
    var end = playhead.eventCount
    while end > 0, result.count < lines {
      let start = max(0, end - 16)
      result = recording.captions(of: start..<end) + result
      end = start
    }
    return result.suffix(lines)
  }
}
