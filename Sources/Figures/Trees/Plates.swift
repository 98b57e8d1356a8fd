import Drawing
import Geometry

/// Cards drawn as plates of one color; adjacent ones are merged.
struct Plates {
  private struct Look: Hashable {
    let color: Color
    let isSelected: Bool
  }

  /// A plate in pixels.
  private struct Plate {
    let top: Int32
    let bottom: Int32
    let left: Int32
    var right: Int32
  }

  private(set) var items: [DisplayList.Item] = []

  /// Creates the plates of some cards at a scale; selected ones use `accent` and are above the
  /// others.
  init(_ places: some Sequence<Int>, of cards: [Card], scale: Double, accent: Color) {
    var known: [Look: Int] = [:]
    var layers: [(look: Look, plates: [Plate])] = []
    // Cards of the same look are often adjacent.
    var layer = 0
    for place in places {
      // Avoid copying the card.
      var color = cards[place].isSelected ? accent : cards[place].ink
      color.alpha *= cards[place].opacity
      guard color.alpha > 0 else { continue }
      let look = Look(color: color, isSelected: cards[place].isSelected)
      if layers.isEmpty || layers[layer].look != look {
        layer = known[look] ?? layers.count
        if layer == layers.count {
          known[look] = layer
          layers.append((look, []))
        }
      }
      layers[layer].plates.append(Self.plate(cards[place].frame, scale))
    }
    for isSelected in [false, true] {
      for (look, plates) in layers where look.isSelected == isSelected {
        items.append(.fill(Self.path(Self.joined(plates), scale), look.color))
      }
    }
  }

  /// At least a pixel in size.
  private static func plate(_ frame: CGRect, _ scale: Double) -> Plate {
    func pixel(_ value: Double) -> Int32 { Int32(min(max((value * scale).rounded(), -1e9), 1e9)) }
    let (left, top) = (pixel(frame.minX), pixel(frame.minY))
    return Plate(
      top: top, bottom: max(pixel(frame.maxY), top + 1), left: left,
      right: max(pixel(frame.maxX), left + 1))
  }

  /// Merges adjacent plates in a row.
  private static func joined(_ plates: [Plate]) -> [Plate] {
    var result: [Plate] = []
    let sorted = plates.sorted {
      ($0.top, $0.bottom, $0.left, $0.right) < ($1.top, $1.bottom, $1.left, $1.right)
    }
    for plate in sorted {
      if let last = result.last, last.top == plate.top, last.bottom == plate.bottom,
        plate.left <= last.right
      {
        result[result.count - 1].right = max(last.right, plate.right)
      } else {
        result.append(plate)
      }
    }
    return result
  }

  private static func path(_ plates: [Plate], _ scale: Double) -> Path {
    var path = Path()
    for plate in plates {
      path.append(
        .rectangle(
          CGRect(
            x: Double(plate.left) / scale, y: Double(plate.top) / scale,
            width: Double(plate.right - plate.left) / scale,
            height: Double(plate.bottom - plate.top) / scale)))
    }
    return path
  }
}
