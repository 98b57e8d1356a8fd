import Drawing
import Geometry
import Hierarchy
import Support

/// Marks of search, step and folds on cards, each by color, shape and word.
extension NodeDiagram {
  /// The opacity of cards that do not match.
  private static let faintness = 0.45

  /// The diagram with the highlights of `options.treeLook`.
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
      // Above the face's background and below its text, which stays legible.
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

/// The marks, around a box with its corner at (0, 0).
private enum TreeMarks {
  /// The highlight of a match.
  static func marker(_ box: CGRect, _ palette: Palette) -> DisplayList.Item {
    .fill(.roundedRectangle(box.insetBy(dx: 1, dy: 1), radius: 8), palette.found)
  }

  /// The ring around the current search hit.
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

/// The pill below a folded card: a triangle and the number of descendants.
struct FoldPill {
  private let run: TextRun
  private let size: CGSize
  private static let height = 16.0

  init(count: Int, _ options: FigureOptions) {
    run = TextRun("\(count)", size: 10.5, weight: .bold, color: options.palette.surface)
    size = CGSize(
      width: (options.shaper.size(of: run).width + 24).rounded(.up), height: Self.height)
  }

  /// The pill on the lower edge of a card; below the text of a flat one.
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
