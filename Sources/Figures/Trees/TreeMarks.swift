import Drawing
import Geometry
import Hierarchy
import Support

/// What a search, a step and folding leave on cards, each by colour, shape and word.
extension NodeDiagram {
  /// How much of the ink of what was not looked for is left.
  private static let faintness = 0.45

  /// This diagram with everything that `options.treeLook` points out.
  func marked(_ options: FigureOptions) -> NodeDiagram {
    let look = options.treeLook
    var result = self
    for index in result.cards.indices {
      result.cards[index].mark(look, options)
      if let veil = options.veils[cards[index].node] {
        result.cards[index].label += ", \(veil.words)"
        result.cards[index].opacity *= Self.faintness
      }
      if let found = look.found, !found.contains(cards[index].key) {
        result.cards[index].opacity *= Self.faintness
      }
    }
    if let found = look.found {
      for index in result.edges.indices where !found.contains(edges[index].to) {
        result.edges[index].opacity *= Self.faintness
      }
    }
    return result
  }
}

extension Card {
  fileprivate mutating func mark(_ look: TreeLook, _ options: FigureOptions) {
    let palette = options.palette
    let box = CGRect(origin: .zero, size: frame.size)
    if look.found?.contains(key) == true {
      // Above the ground of the face and below its words, which stay as clear as they are.
      face.insert(TreeMarks.marker(box, palette), at: min(1, face.count))
      if look.hit == key { ornaments.append(TreeMarks.ring(box, palette)) }
      label += localized(", found")
    }
    if let change = look.changes[node], key.kind != .chain {
      ornaments += TreeMarks.change(change, box, palette)
      label += ", \(change.word)"
    }
    if hiddenCount > 0 {
      ornaments += FoldPill(count: hiddenCount, options).items(below: box, options)
      label += localized(", \(hiddenCount) folded away")
    }
  }
}

/// The marks themselves, around a box whose corner is at (0, 0).
private enum TreeMarks {
  /// A card coloured as by a marker.
  static func marker(_ box: CGRect, _ palette: Palette) -> DisplayList.Item {
    .fill(.roundedRectangle(box.insetBy(dx: 1, dy: 1), radius: 8), palette.found)
  }

  /// A ring around the one on which one stands.
  static func ring(_ box: CGRect, _ palette: Palette) -> DisplayList.Item {
    .stroke(
      .roundedRectangle(box.insetBy(dx: -3.5, dy: -3.5), radius: 11),
      Stroke(palette.text, width: 2.5))
  }

  /// An outline and a badge at the upper right corner with a sign for the kind of change.
  static func change(_ change: CardChange, _ box: CGRect, _ palette: Palette) -> [DisplayList.Item]
  {
    let outline = Path.roundedRectangle(box.insetBy(dx: -2, dy: -2), radius: 9.5)
    let center = CGPoint(x: box.maxX - 2, y: box.minY + 1)
    return [
      .stroke(outline, Stroke(palette.change, width: 1.4)),
      .fill(.circle(center: center, radius: 7), palette.change),
    ] + sign(of: change, at: center, palette.surface)
  }

  /// A plus, a double arrow or a dot.
  private static func sign(
    of change: CardChange, at center: CGPoint, _ color: Color
  ) -> [DisplayList.Item] {
    func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    func pen(_ elements: [Path.Element]) -> DisplayList.Item {
      .stroke(Path(elements), Stroke(color, width: 1.6, cap: .round))
    }
    return switch change {
    case .new:
      [
        pen([.move(at(-3.4, 0)), .line(at(3.4, 0)), .move(at(0, -3.4)), .line(at(0, 3.4))])
      ]
    case .moved:
      [
        pen([
          .move(at(-4, 0)), .line(at(4, 0)), .move(at(-2, -2.2)), .line(at(-4, 0)),
          .line(at(-2, 2.2)), .move(at(2, -2.2)), .line(at(4, 0)), .line(at(2, 2.2)),
        ])
      ]
    case .changed: [.fill(.circle(center: center, radius: 2.6), color)]
    }
  }
}

/// The plate below a folded card: how many are folded away, behind a triangle that points to them.
struct FoldPill {
  private let run: TextRun
  private let size: CGSize
  private static let height = 16.0

  init(count: Int, _ options: FigureOptions) {
    run = TextRun("\(count)", size: 10.5, weight: .bold, color: options.palette.surface)
    size = CGSize(
      width: (options.shaper.size(of: run).width + 24).rounded(.up), height: Self.height)
  }

  /// The plate on the lower edge of a card; below the words of a flat one.
  func items(below box: CGRect, _ options: FigureOptions) -> [DisplayList.Item] {
    let overlap = box.height < 40 ? 3 : size.height / 2
    let plate = CGRect(
      x: box.midX - size.width / 2, y: box.maxY - overlap, width: size.width, height: size.height)
    let height = options.shaper.size(of: run).height
    let color = options.palette.secondaryText
    let triangle = Path.polygon([
      CGPoint(x: plate.minX + 8, y: plate.midY - 3.5), CGPoint(x: plate.minX + 13, y: plate.midY),
      CGPoint(x: plate.minX + 8, y: plate.midY + 3.5),
    ])
    return [
      .fill(.roundedRectangle(plate, radius: size.height / 2), color),
      .fill(triangle, options.palette.surface),
      .text(run, at: CGPoint(x: plate.minX + 16, y: plate.midY - height / 2)),
    ]
  }
}
