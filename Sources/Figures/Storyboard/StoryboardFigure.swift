package import Drawing
package import Geometry
package import Hierarchy
import Support

/// A movement as a row of pictures, each with its time and the callbacks since the previous one.
package struct StoryboardFigure {
  package let picture: DisplayList
  /// The playheads of the pictures.
  package let playheads: [Playhead]

  private static let margin = 20.0
  private static let gap = 16.0
  private static let axisHeight = 34.0
  private static let lineHeight = 15.0
  /// The most callbacks listed; further ones are counted.
  private static let mostLines = 12

  package init(of recording: Recording, options: FigureOptions) {
    let look = options.storyboard
    let stretch = look.stretch ?? recording.tellingStretch
    playheads = recording.playheads(in: stretch, count: look.count)
    let figure = FigureKind.ofMoments.contains(look.figure) ? look.figure : .stage
    let stills = playheads.map {
      Figure.draw(figure, of: recording, at: $0, options: options.ofOneCell)
    }
    let natural = CGSize(
      width: max(stills.map(\.size.width).max() ?? 1, 1),
      height: max(stills.map(\.size.height).max() ?? 1, 1))
    let scale = min(
      1, Self.room(for: figure).width / natural.width,
      Self.room(for: figure).height / natural.height)
    // A minimum width for text, however small the picture.
    let column = CGSize(width: max(natural.width * scale, 150), height: natural.height * scale)

    let words = Self.words(of: recording, at: playheads)
    let lines = words.map { min($0.count, Self.mostLines + 1) }.max() ?? 0
    let size = CGSize(
      width: 2 * Self.margin + column.width * Double(stills.count)
        + Self.gap * Double(max(stills.count - 1, 0)),
      height: 2 * Self.margin + column.height + Self.axisHeight
        + Double(lines) * Self.lineHeight)
    let axis = Self.margin + column.height + 12
    var items: [DisplayList.Item] = [
      .stroke(
        .line(
          from: CGPoint(x: Self.margin, y: axis), to: CGPoint(x: size.width - Self.margin, y: axis)),
        Stroke(options.palette.line, width: 1.5))
    ]
    for (index, still) in stills.enumerated() {
      let x = Self.margin + Double(index) * (column.width + Self.gap)
      let corner = CGPoint(x: x + (column.width - still.size.width * scale) / 2, y: Self.margin)
      items.append(Self.cell(still, at: corner, scale: scale))
      items += Self.label(playheads[index], at: CGPoint(x: x, y: axis), column.width, options)
      items += Self.list(
        words[index], isFirst: index == 0,
        at: CGPoint(x: x, y: Self.margin + column.height + Self.axisHeight),
        width: column.width, options)
    }
    picture = DisplayList(
      size: size, background: options.palette.ground, items: items,
      title: FigureKind.storyboard.title, summary: Self.summary(playheads, words)
    ).fitted(into: options.size)
  }

  /// The largest size of a picture; diagrams need more than a screen to be legible.
  private static func room(for figure: FigureKind) -> CGSize {
    figure == .stage || figure == .map
      ? CGSize(width: 210, height: 320) : CGSize(width: 420, height: 420)
  }

  /// The callbacks between consecutive pictures; for the first, those at its instant.
  private static func words(of recording: Recording, at playheads: [Playhead]) -> [[Caption]] {
    playheads.indices.map { index in
      let playhead = playheads[index]
      guard index > 0 else {
        return recording.captions(of: 0..<playhead.eventCount).filter {
          $0.instant == playhead.instant
        }
      }
      let before = playheads[index - 1].eventCount
      return recording.captions(of: before..<max(before, playhead.eventCount))
    }
  }

  private static func cell(
    _ still: DisplayList, at corner: CGPoint, scale: Double
  ) -> DisplayList.Item {
    let frame = CGRect(origin: .zero, size: still.size)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: corner.x, ty: corner.y)
    let ground = still.background.map { [DisplayList.Item.fill(.rectangle(frame), $0)] } ?? []
    return .group(
      Group(
        title: still.title, bounds: frame, transform: ProjectiveTransform(place),
        clip: .rectangle(frame), items: ground + still.items))
  }

  /// A mark on the time axis, and its label below.
  private static func label(
    _ playhead: Playhead, at point: CGPoint, _ width: Double, _ options: FigureOptions
  ) -> [DisplayList.Item] {
    let dot = CGPoint(x: point.x + 3.5, y: point.y)
    let run = TextRun(
      "\(playhead.instant.milliseconds) ms", size: 12, weight: .semibold,
      color: options.palette.text, width: width)
    return [
      .fill(.circle(center: dot, radius: 3.5), options.palette.accent),
      .text(run, at: CGPoint(x: point.x, y: point.y + 5)),
    ]
  }

  /// As many captions as fit; for the first picture the last ones.
  private static func list(
    _ captions: [Caption], isFirst: Bool, at corner: CGPoint, width: Double,
    _ options: FigureOptions
  ) -> [DisplayList.Item] {
    let shown = isFirst ? captions.suffix(mostLines) : captions.prefix(mostLines)
    var runs = shown.map { $0.run(options.palette, size: 10.5, width: width) }
    if captions.count > shown.count {
      let rest = captions.count - shown.count
      let words = TextRun(
        isFirst ? "\(rest) before" : localized("and \(rest) more"), size: 10.5,
        color: options.palette.secondaryText, width: width)
      runs.insert(words, at: isFirst ? 0 : runs.count)
    }
    return runs.enumerated().map { row, run in
      .text(run, at: CGPoint(x: corner.x, y: corner.y + Double(row) * lineHeight))
    }
  }

  /// The accessible description of the pictures and captions.
  private static func summary(_ playheads: [Playhead], _ words: [[Caption]]) -> String {
    zip(playheads, words).map { playhead, captions in
      let called = captions.map(\.text).joined(separator: ", ")
      return localized("At \(playhead.instant.milliseconds) ms")
        + (called.isEmpty ? "." : ": \(called).")
    }.joined(separator: " ")
  }
}

extension FigureOptions {
  /// The options of a single picture.
  fileprivate var ofOneCell: FigureOptions {
    var result = self
    (result.size, result.selection) = (nil, nil)
    (result.showsTitle, result.showsCredit) = (false, false)
    return result
  }
}

extension DisplayList {
  /// The picture centered and scaled to a size; unchanged if nil.
  package func fitted(into wanted: CGSize?) -> DisplayList {
    guard let wanted, wanted != size, size.width > 0, size.height > 0 else { return self }
    let scale = max(0.001, min(wanted.width / size.width, wanted.height / size.height))
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (wanted.width - size.width * scale) / 2,
      ty: (wanted.height - size.height * scale) / 2)
    var result = self
    result.size = wanted
    result.items = [.group(Group(transform: ProjectiveTransform(place), items: items))]
    return result
  }
}
